/** Quick fixes: each takes its finding away and brings no other, over characters of the roster with one slip each. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mendsOf } from '../../../src/lib/dsl/characters/mends/index.ts';
import { edited } from '../../../src/lib/dsl/characters/place.ts';
import { readCharacter, type Finding } from '../../../src/lib/dsl/characters/read.ts';
import { mutant, roster, slips } from '../characters/mutants.ts';
import { rosterFiles, textOf, uniques } from '../characters/samples.ts';

const check = (text: string): Finding[] => readCharacter(text, '', { deck: uniques }).findings;
const written = (value: unknown): string => JSON.stringify(value, null, 2);
const errors = (all: readonly Finding[]): string[] =>
  all.filter(({ severity }) => severity === 'error').map(({ code }) => code);

const saint = textOf('content/characters/blade-master/character.json');
const mended = (text: string): string[] => {
  const all = check(text);
  const [finding] = all;
  return finding === undefined
    ? []
    : mendsOf(text, finding, all, 'Character', check).map((edit) => edited(text, [edit]));
};

describe('usual slips', () => {
  const time = /"time": "(t1\.launch|t2\.hit)"/;
  const rows: [string, (text: string) => string][] = [
    ['a timing misspelt', (text) => text.replace(time, '"time": "t2.hitt"')],
    ['a timing by its Chinese name', (text) => text.replace(time, '"time": "②攻击命中时"')],
    ['a field that lacks', (text) => text.replace(/\n {2}"faction": "\w+",/, '')],
    ['a field misspelt', (text) => text.replace('"faction"', '"fraction"')],
    ['a number as a text', (text) => text.replace(/"stars": ([\d.]+)/, '"stars": "$1"')],
    ['a name as a text', (text) => text.replace(/"name": \{[^}]*\}/, '"name": "风之剑圣"')],
    ['a list that is no list', (text) => text.replace(/"do": \[\s*(\{[^[\]{}]*\})\s*\]/, '"do": $1')],
    [
      'a comma too many',
      (text) =>
        text
          .replace(/"stars": ([\d.]+),/, '"stars": $1,,')
          .replace(',,', ',')
          .replace(/\}\s*$/, ',}'),
    ],
    ['a comma too few', (text) => text.replace(/"format": 1,/, '"format": 1')],
    ['a comment', (text) => text.replace('"format"', '// mine\n  "format"')],
    ['a Chinese comma', (text) => text.replace('"format": 1,', '"format": 1，')],
    ['a Chinese colon', (text) => text.replace('"format":', '"format"：')],
    ['Chinese quotation marks', (text) => text.replace('"format"', '“format”')],
    ['single quotation marks', (text) => text.replace('"format"', "'format'")],
    ['no quotation marks', (text) => text.replace('"format"', 'format')],
    ['an open text', (text) => text.replace(/"faction": "(\w+)"/, '"faction": "$1')],
    ['no end', (text) => text.trimEnd().slice(0, -1)],
    ['an id with capitals', (text) => text.replace(/"id": "blade-master"/, '"id": "BladeMaster"')],
    ['stars past five', (text) => text.replace(/"stars": [\d.]+/, '"stars": 9')],
    ['a class that is none', (text) => text.replace(/"class": "\w+"/, '"class": "sword"')],
  ];
  it.each(rows)('%s is mended', (_, slip) => {
    const text = slip(saint);
    expect(errors(check(text))).not.toEqual([]);
    const after = mended(text);
    expect(after.length).toBeGreaterThan(0);
    expect(after.map((one) => errors(check(one))).filter((left) => left.length > 0)).toEqual([]);
  });

  it('a comma too many brings the file back as it was', () => {
    expect(mended(saint.replace(/(\s*\}\s*)$/, ',$1'))).toContain(saint);
  });

  it('an id that nobody has becomes the nearest, or is made', () => {
    const angel = rosterFiles.map(textOf).find((text) => /"token": "([\w-]+)"/.test(text)) ?? '';
    const token = /"token": "([\w-]+)"/.exec(angel)?.[1] ?? '';
    const text = angel.replace(`"token": "${token}"`, `"token": "${token}x"`);
    expect(mended(text)).toContain(angel);
  });
});

describe('mutants of the roster', () => {
  const seen = new Map<string, { offered: number; findings: number }>();
  it('are mended without harm, whatever is offered', () => {
    const clean = new Set(rosterFiles.flatMap((path, at) => (check(textOf(path)).length === 0 ? [at] : [])));
    fc.assert(
      fc.property(slips, (slip) => {
        if (!clean.has(slip.file % roster.length)) return;
        const text = written(mutant(slip));
        const all = check(text);
        for (const finding of all.slice(0, 2)) {
          const count = seen.get(finding.code) ?? { offered: 0, findings: 0 };
          const edits = mendsOf(text, finding, all, 'Character', check);
          seen.set(finding.code, {
            offered: count.offered + (edits.length > 0 ? 1 : 0),
            findings: count.findings + 1,
          });
          for (const edit of edits) {
            const after = check(edited(text, [edit]));
            // Of a file with one slip nothing else was hidden: one finding fewer, none more.
            if (all.length === 1) expect(errors(after), `${finding.id} ${edit.text}`).toEqual([]);
          }
        }
      }),
      { numRuns: 400, seed: 5 },
    );
  });

  it('are mended more often than not', () => {
    const rows = [...seen].sort(([a], [b]) => a.localeCompare(b));
    const [offered, findings] = rows.reduce(([a, b], [, one]) => [a + one.offered, b + one.findings], [0, 0]);
    console.log(rows.map(([code, one]) => `${code} ${one.offered}/${one.findings}`).join(' · '));
    console.log(`mends for ${offered} of ${findings} findings`);
    expect(offered / findings).toBeGreaterThan(0.6);
  });
});
