/** Event patterns: a window (`t1.launch`), a state (`damage.heal`) or an event type, with fields (`damageDealt points=2`). */
import { fits, isWordError, parseCardWord, type Game, type GrailEvent } from '../../grail/index.ts';
import { isEventHead } from './event-names.ts';
import { showStones } from './expect-board.ts';
import type { Miss } from './expect.ts';
import type { Expectation } from './schema.ts';

interface Pattern {
  text: string;
  head: string;
  fields: [path: string, value: string][];
}

export function eventMisses(game: Game, expect: Expectation): Miss[] {
  const { events: inOrder, noEvents, eventCount } = expect;
  if (inOrder === undefined && noEvents === undefined && eventCount === undefined) return [];
  const log = game.log?.events ?? [];
  const texts = [...(inOrder ?? []), ...(noEvents ?? []), ...Object.keys(eventCount ?? {})];
  const slips = texts.flatMap((text) => slipIn(log, readPattern(text)));
  if (slips.length > 0) return slips;
  const count = (text: string): number =>
    log.filter((event) => matches(game, event, readPattern(text))).length;
  const never = (noEvents ?? []).filter((text) => count(text) > 0);
  const counts = Object.entries(eventCount ?? {}).filter(([text, wanted]) => count(text) !== wanted);
  return [
    ...orderMisses(game, log, (inOrder ?? []).map(readPattern)),
    ...never.map((text) => ({ what: 'noEvents', expected: `no ${text}`, found: `${count(text)} of them` })),
    ...counts.map(([text, wanted]) => ({
      what: `eventCount ${text}`,
      expected: String(wanted),
      found: String(count(text)),
    })),
  ];
}

/** A pattern that no event could ever fit: a name that does not exist, or a field that such events do not have. */
function slipIn(log: readonly GrailEvent[], { text, head, fields }: Pattern): Miss[] {
  if (!isEventHead(head))
    return [
      {
        what: 'events',
        expected: 'a timing, a state (machine.state) or a type of event',
        found: `"${head}"`,
      },
    ];
  const same = log.filter((event) => isHead(event, head));
  const unknown = fields.find(
    ([path]) => same.length > 0 && same.every((event) => valueAt(event, path) === undefined),
  );
  if (unknown === undefined) return [];
  return [
    {
      what: `events "${text}"`,
      expected: 'a field of the event',
      found: `"${unknown[0]}"; it has ${Object.keys(same[0] ?? {}).join(', ')}`,
    },
  ];
}

/** Each pattern somewhere after the one before it. */
function orderMisses(game: Game, log: readonly GrailEvent[], patterns: readonly Pattern[]): Miss[] {
  let from = 0;
  for (const [at, pattern] of patterns.entries()) {
    const next = log.findIndex((event, index) => index >= from && matches(game, event, pattern));
    if (next < 0) {
      const earlier = log.some((event) => matches(game, event, pattern));
      const found = earlier ? 'only before that' : closest(log, pattern);
      const after = at === 0 ? '' : ` after ${patterns[at - 1]?.text ?? ''}`;
      return [{ what: `events[${at}]`, expected: `${pattern.text}${after}`, found }];
    }
    from = next + 1;
  }
  return [];
}

/** For the report: events of the right type with other fields. */
function closest(log: readonly GrailEvent[], { head, fields }: Pattern): string {
  const same = log.filter((event) => isHead(event, head));
  if (same.length === 0) return 'none';
  const show = (event: GrailEvent): string =>
    fields.map(([path]) => `${path}=${showValue(valueAt(event, path))}`).join(' ');
  return same.slice(0, 6).map(show).join(' | ');
}

function readPattern(text: string): Pattern {
  const [head = '', ...rest] = text.trim().split(/\s+/);
  const fields = rest.map((part): [string, string] => {
    const at = part.indexOf('=');
    return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
  });
  return { text, head, fields };
}

function matches(game: Game, event: GrailEvent, { head, fields }: Pattern): boolean {
  return isHead(event, head) && fields.every(([path, value]) => fieldFits(game, event, path, value));
}

function isHead(event: GrailEvent, head: string): boolean {
  if (event.type === head) return true;
  if (event.type === 'windowOpened') return event.timing === head;
  return event.type === 'stateEntered' && `${event.machine}.${event.state}` === head;
}

function fieldFits(game: Game, event: GrailEvent, path: string, value: string): boolean {
  const found = valueAt(event, path);
  if (found === undefined) return false;
  if (/^team$|\.team$|^winner$|\.winner$/.test(path) && (value === 'R' || value === 'B'))
    return found === (value === 'R' ? 0 : 1);
  if (typeof found === 'number' && !/^-?\d+$/.test(value)) {
    const pattern = parseCardWord(value);
    const face = game.rules.cards[found];
    return !isWordError(pattern) && face !== undefined && fits(pattern, face);
  }
  return showValue(found) === value;
}

/** `hand.after` goes into the event's parts. */
function valueAt(event: GrailEvent, path: string): unknown {
  let value: unknown = event;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function showValue(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.map(showValue).join(',');
  const { gem, crystal } = value as { gem?: number; crystal?: number };
  return gem === undefined || crystal === undefined ? JSON.stringify(value) : showStones({ gem, crystal });
}
