/** Docs of the words of a character file: nothing that the schema allows is without words, in either language. */
import { describe, expect, it } from 'vitest';
import {
  docText,
  fieldDoc,
  partDoc,
  wordDoc,
  constructOf,
} from '../../../src/lib/dsl/characters/docs/index.ts';
import { FIELDS } from '../../../src/lib/dsl/characters/docs/fields.text.ts';
import { PARTS } from '../../../src/lib/dsl/characters/docs/parts.text.ts';
import { TIMES, WORDS } from '../../../src/lib/dsl/characters/docs/words.text.ts';
import { definition, definitionNames, wordsOf, type Schema } from '../../../src/lib/dsl/characters/schema.ts';

/** Every field and every fixed word of the schema, with the definition it is in. */
function everything() {
  const fields: { name: string; key: string }[] = [];
  const words: { name: string; key: string; word: string }[] = [];
  const walk = (schema: Schema, name: string, key: string): void => {
    for (const word of wordsOf(schema) ?? []) words.push({ name, key, word: String(word) });
    for (const [own, part] of Object.entries(schema.properties ?? {})) {
      const inside = key === '' ? name : `${name}.${key}`;
      fields.push({ name: inside, key: own });
      walk(part, inside, own);
    }
    for (const part of [
      ...(schema.anyOf ?? []),
      ...(schema.prefixItems ?? []),
      schema.items,
      schema.additionalProperties,
    ])
      if (part !== undefined && part !== false) walk(part, name, key);
  };
  for (const name of definitionNames()) walk(definition(name), name, '');
  return { fields, words };
}
const { fields, words } = everything();

describe('docs of the language', () => {
  it('say what every field is', () => {
    expect(fields.length).toBeGreaterThan(500);
    expect(fields.filter(({ name, key }) => fieldDoc([name], key) === null)).toEqual([]);
  });

  it('say what every fixed word means', () => {
    expect(words.length).toBeGreaterThan(300);
    expect(words.filter(({ name, key, word }) => wordDoc([name], key, word) === null)).toEqual([]);
  });

  it('say what every part is', () => {
    const unions = definitionNames().filter((name) => definition(name).anyOf !== undefined);
    const said = (name: string): boolean => {
      const { properties = {} } = definition(name);
      const own = Object.entries(properties).some(([key, part]) => constructOf(key, part.const) !== null);
      return own || partDoc([name]) !== null;
    };
    expect(definitionNames().filter((name) => !unions.includes(name) && !said(name))).toEqual([]);
  });

  it('say it in both languages, and never half', () => {
    for (const [key, doc] of [...FIELDS, ...PARTS, ...TIMES, ...WORDS]) {
      expect(doc.zh, key).toMatch(/\p{Script=Han}.*。$/u);
      expect(doc.en, key).toMatch(/^[^\p{Script=Han}]+[.]$/u);
      expect(doc.rule, key).toMatch(/^(§\d+(\.\d+)?)?$/);
    }
  });

  it('hold nothing that the schema has not', () => {
    const known = new Set(fields.flatMap(({ name, key }) => [key, `${name}.${key}`]));
    expect([...FIELDS.keys()].filter((key) => !known.has(key))).toEqual([]);
    expect([...PARTS.keys()].filter((name) => !definitionNames().includes(name))).toEqual([]);
    const said = new Set(
      words.flatMap(({ name, key, word }) => [word, `${name}:${word}`, `${name}.${key}:${word}`]),
    );
    expect([...WORDS.keys(), ...TIMES.keys()].filter((word) => !said.has(word))).toEqual([]);
  });

  it('are said in traditional characters too', () => {
    const doc = wordDoc(['AttackTrigger'], 'time', 't2.hit');
    expect(doc && docText(doc, 'zh-Hans')).toBe('②攻击命中时。（§7）');
    expect(doc && docText(doc, 'zh-Hant')).toBe('②攻擊命中時。（§7）');
    expect(doc && docText(doc, 'en')).toBe('② The attack hits. (§7)');
  });
});
