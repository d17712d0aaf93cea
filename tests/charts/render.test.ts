import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { idle, litAt } from '../../src/lib/charts/active.ts';
import { edgeLabel, stateName } from '../../src/lib/charts/names.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';
import { LOCALES } from '../../src/lib/i18n/locales.ts';
import AttachedChart from '../../src/lib/ui/chart/AttachedChart.svelte';
import Chart from '../../src/lib/ui/chart/Chart.svelte';
import ChartOutline from '../../src/lib/ui/chart/ChartOutline.svelte';
import ChartRoom from '../../src/lib/ui/chart/ChartRoom.svelte';
import ChartStack from '../../src/lib/ui/chart/ChartStack.svelte';
import { loadCharts } from '../../src/lib/ui/chart/load.ts';

const charts = await loadCharts('zh-Hans');
const noNames = { machines: {}, states: {}, events: {}, guards: {}, askers: {}, about: {} };

const drawingOf = (machine: string) => {
  const drawing = charts.drawings[machine];
  const [frame] = idle(machine).frames;
  if (drawing === undefined || frame === undefined) throw new Error(`no drawing of ${machine}`);
  return { drawing, frame };
};

const count = (html: string, part: string | RegExp): number => html.split(part).length - 1;

describe.each(Object.keys(machines))('picture of %s', (machine) => {
  const { drawing, frame } = drawingOf(machine);
  const { body } = render(Chart, { props: { drawing, frame, names: charts.names } });

  it('shows each state of the config once, by its name', () => {
    for (const state of Object.keys(machines[machine as keyof typeof machines].states)) {
      expect(count(body, `data-state="${state}"`), state).toBe(1);
      expect(body).toContain(`>${stateName(charts.names, machine, state)}<`);
    }
  });

  it('shows each transition, with what leads along it', () => {
    // A line and its head for each way; one more for the dot at the beginning is among the ways.
    expect(count(body, /<path class="way /)).toBe(2 * drawing.graph.edges.length);
    for (const edge of drawing.graph.edges) {
      const label = edgeLabel(charts.names, machine, edge);
      if (label !== null) expect(body).toContain(`>${label}<`);
    }
  });

  it('falls back to the ids where names are missing', () => {
    const bare = render(Chart, { props: { drawing, frame, names: noNames } });
    expect(bare.body).toContain(`>${drawing.graph.initial}<`);
  });
});

describe('a running stack', () => {
  const entered = (depth: number, machine: string, ...states: string[]) =>
    states.map((state, i) => ({ type: 'stateEntered', machine, state, depth, from: states[i - 1] ?? null }));
  const lit = litAt([
    ...entered(0, 'turn', 'actionStart', 'normalAction'),
    ...entered(1, 'action', 'list', 'choose', 'attacking'),
    ...entered(2, 'attack', 'launch', 'beforeRespond', 'respond'),
  ]);

  it('fills exactly one box: where the game stands', () => {
    const { body } = render(ChartStack, { props: { lit, charts } });
    expect(count(body, /<g class="state now/)).toBe(1);
    expect(body).toMatch(/<g class="state now[^"]*" data-state="respond"/);
    expect(count(body, /class="way last/)).toBe(2);
  });

  it('names every running machine, even those it has no room to draw', () => {
    const { body } = render(ChartStack, { props: { lit, charts, boxes: 1 } });
    for (const machine of ['turn', 'action', 'attack'])
      expect(body).toContain(`>${charts.names.machines[machine]}</button>`);
  });

  it('has an outline with one current row, in reach of the tab key', () => {
    const { body } = render(ChartOutline, { props: { lit, charts } });
    expect(count(body, 'aria-current="step"')).toBe(1);
    expect(count(body, 'tabindex="0"')).toBe(1);
  });
});

describe.each(Object.keys(machines))('room of %s', (machine) => {
  const lookup = () => null;

  it('shows each state in the picture and in the outline, and says what the machine is for', () => {
    const { body } = render(ChartRoom, { props: { charts, machine, lit: idle(machine), lookup } });
    for (const state of Object.keys(machines[machine as keyof typeof machines].states))
      expect(count(body, `data-path="${state}"`), state).toBe(2);
    expect(body).toContain(charts.names.about[machine]);
  });

  it('tells of the state that the address names, and of no state that there is none of', () => {
    const [state = ''] = Object.keys(machines[machine as keyof typeof machines].states);
    const told = render(ChartRoom, {
      props: { charts, machine, lit: idle(machine), lookup, selected: state },
    });
    expect(told.body).toContain(`${machine}.${state}</code>`);
    const none = render(ChartRoom, {
      props: { charts, machine, lit: idle(machine), lookup, selected: 'x/y' },
    });
    expect(none.body).toContain(charts.names.about[machine]);
  });
});

it('a chart that is attached to a game waits for its drawings', () => {
  const { body } = render(AttachedChart, { props: { lit: idle('turn'), lookup: () => null } });
  expect(body).toContain('正在取流程图');
});

it.each(LOCALES)('words in %s come with the drawings', async (locale) => {
  const { names } = await loadCharts(locale);
  expect(Object.keys(names.machines).sort()).toEqual(Object.keys(machines).sort());
});
