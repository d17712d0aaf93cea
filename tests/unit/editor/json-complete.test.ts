/** Completion and hover: what is offered at a cursor (`|`), in whole texts and in half written ones. */
import { describe, expect, it } from 'vitest';
import { complete, type Proposal } from '../../../src/lib/dsl/characters/complete.ts';
import { hoverAt } from '../../../src/lib/dsl/characters/hover.ts';
import { TIMES_IN_ORDER, type Language } from '../../../src/lib/dsl/characters/docs/index.ts';
import { rosterFiles, textOf } from '../characters/samples.ts';

function at(marked: string, language: Language = 'en', root = 'Character'): Proposal[] {
  const offset = marked.indexOf('|');
  return complete(marked.replace('|', ''), offset, root, language);
}
const labels = (marked: string): string[] => at(marked).map(({ label }) => label);

/** A text after a proposal is taken, the places to fill left empty. */
function taken(marked: string, label: string): string {
  const text = marked.replace('|', '');
  const found = at(marked).find((one) => one.label === label);
  if (found === undefined) throw new Error(`${label} is not offered`);
  const plain = found.insert.replace(/\$\{\d+:?([^}]*)\}|\$\d/g, '$1').replace(/\\([\\$}])/g, '$1');
  return text.slice(0, found.from) + plain + text.slice(found.to);
}

const skill = (rest: string): string =>
  `{ "tokens": { "rage": { "kind": "counter", "name": { "zh": "怒气", "en": "Rage" } } }, "skills": [{ "id": "one", ${rest} }] }`;

describe('completion', () => {
  it('offers the fields that are not there, those that must be first', () => {
    const found = labels('{ "format": 1, "id": "x", "|" }');
    expect(found.slice(0, 4)).toEqual(['name', 'faction', 'stars', 'skills']);
    expect(found).not.toContain('format');
    expect(found).toContain('tokens');
  });

  it('offers them in a text that ends there', () => {
    expect(labels('{ "format": 1, "|')).toContain('faction');
    expect(labels('{ "format": 1,\n  |\n}')).toContain('faction');
    expect(labels('{|')).toContain('format');
    expect(labels('|')).toEqual(['Character']);
  });

  it('offers them on a line of its own before others', () => {
    expect(
      labels(skill('"does": [{ "on": { "time": "t2.hit",\n "\n|\n}, "do": [] }]').replace('\n|', '|')),
    ).toContain('by');
    expect(taken('{\n  "|\n  "id": "x"\n}', 'stars')).toBe('{\n  "stars": 1,\n  "id": "x"\n}');
  });

  it('offers only what the part may have that is meant', () => {
    const found = labels(skill('"does": [{ "on": {}, "do": [{ "do": "draw", "|" }] }]'));
    expect(found).toEqual(expect.arrayContaining(['count', 'who', 'if', 'upTo']));
    expect(found).not.toContain('heals');
  });

  it('offers timings in the order of a turn, with their names', () => {
    const found = at(skill('"does": [{ "on": { "time": "|" } }]'), 'zh-Hans').filter(
      ({ kind }) => kind === 'time',
    );
    const order = found.map(({ label }) => TIMES_IN_ORDER.indexOf(label));
    expect(found.length).toBe(TIMES_IN_ORDER.length);
    const first = found.find(({ label }) => label === 't2.hit');
    expect(first?.detail).toBe('②攻击命中时');
    expect(order.slice(0, 3)).toEqual([...order.slice(0, 3)].sort((a, b) => a - b));
  });

  it('offers the things and names of this file', () => {
    expect(labels(skill('"does": [{ "pay": [{ "pay": "tokens", "token": "|" }] }]'))).toContain('rage');
    const who = labels(
      skill(
        '"does": [{ "choose": { "foe": { "pick": "character", "from": "all" } }, "do": [{ "do": "damage", "to": "|" }] }]',
      ),
    );
    expect(who).toEqual(expect.arrayContaining(['self', 'opponents', 'foe']));
  });

  it('offers verbs with docs and an example, in the reader’s language', () => {
    const text = skill('"does": [{ "do": [{ "do": "|" }] }]');
    const zh = at(text, 'zh-Hans').find(({ label }) => label === 'draw');
    expect(zh?.docs).toContain('摸牌');
    expect(zh?.docs).toContain('"do": "draw"');
    expect(at(text, 'zh-Hant').find(({ label }) => label === 'gain')?.docs).toContain('治療');
    expect(at(text, 'en').find(({ label }) => label === 'draw')?.docs).toContain('Draws cards');
  });

  it('offers whole effects, costs, rules and skills', () => {
    expect(labels(skill('"does": [{ "do": [|] }]'))).toContain('do: draw');
    expect(labels(skill('"does": [{ "pay": [|] }]'))).toContain('pay: energy');
    expect(labels(skill('"rules": [|]'))).toContain('rule: limit');
    expect(labels('{ "skills": [|] }')).toContain('Skill');
    expect(JSON.parse(taken('{ "skills": [|] }', 'Skill'))).toMatchObject({ skills: [{ class: 'common' }] });
  });

  it('writes only the name where the value stands already', () => {
    expect(taken('{ "sta|": 3 }', 'stars')).toBe('{ "stars": 3 }');
  });

  it('says nothing where nobody can read, and never throws', () => {
    expect(labels(`${'['.repeat(5000)}|`)).toEqual([]);
    const text = textOf(rosterFiles[0] ?? '');
    for (let offset = 0; offset <= text.length; offset += 37) {
      complete(text.slice(0, offset), offset, 'Character', 'en');
      complete(text, offset, 'Nothing', 'zh-Hant');
      hoverAt(text, offset, 'Character', 'zh-Hans');
    }
  });
});

describe('hover', () => {
  const said = (marked: string, language: Language = 'en'): string => {
    const offset = marked.indexOf('|');
    return hoverAt(marked.replace('|', ''), offset, 'Character', language)?.text ?? '';
  };
  it('says what a verb is, its fields and an example', () => {
    const text = skill('"does": [{ "do": [{ "do": "dr|aw", "count": 1 }] }]');
    expect(said(text)).toContain('Draws cards');
    expect(said(text)).toContain('`withinLimit`');
    expect(said(text)).toContain('"do": "draw"');
    expect(said(text, 'zh-Hans')).toContain('摸牌');
  });
  it('says what a field, a timing, a token and a name is', () => {
    expect(said(skill('"do|es": []'), 'zh-Hans')).toContain('能力');
    expect(said(skill('"does": [{ "on": { "time": "t2.h|it" } }]'), 'zh-Hans')).toContain('攻击命中');
    expect(said(skill('"does": [{ "pay": [{ "pay": "tokens", "token": "ra|ge", "count": 1 }] }]'))).toContain(
      '`Rage`',
    );
    expect(said(skill('"does": [{ "do": [{ "do": "damage", "amount": 1, "to": "se|lf" }] }]'))).toContain(
      'owner',
    );
  });
  it('shows what the file says as code', () => {
    const text = skill('"x": 1').replace('"Rage"', '"<b>[x](y)`"').replace('"rage"', '"ra|ge"');
    expect(said(text)).toContain('`<b>[x](y)`');
  });
  it.each(rosterFiles.slice(0, 24).map((path) => [path]))(
    'has words for every key and word of %s',
    (path) => {
      const text = textOf(path);
      const silent: string[] = [];
      for (const { index, 0: word } of text.matchAll(/"(?:[^"\\]|\\.)*"/g))
        if (hoverAt(text, index + 1, 'Character', 'zh-Hans') === null) silent.push(word);
      expect(silent).toEqual([]);
    },
  );
});
