/** Names in the message files are those of the glossary and of the cards: no thing has two names. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Named = Record<string, Record<'zh-Hans' | 'en', string>>;
const glossary = parse(readFileSync('content/rules/glossary.yaml', 'utf8')) as Record<
  'cards' | 'elements' | 'factions',
  Named
>;
const { skills } = parse(readFileSync('content/cards/unique-skills.yaml', 'utf8')) as { skills: Named };

test.each(['zh-Hans', 'en'] as const)('%s', (locale) => {
  const messages = JSON.parse(readFileSync(`messages/${locale}/terms.json`, 'utf8')) as Record<
    string,
    string
  >;
  const wanted = Object.entries({
    card: glossary.cards,
    element: glossary.elements,
    faction: glossary.factions,
    skill: skills,
  }).flatMap(([kind, things]) =>
    Object.entries(things).map(([id, names]) => [`term_${kind}_${id.replaceAll('-', '_')}`, names[locale]]),
  );
  const { $schema: _, ...held } = messages;
  expect(held).toEqual(Object.fromEntries(wanted));
});
