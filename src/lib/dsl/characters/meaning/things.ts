/** Tokens, forms, cards and skills of a file as a whole: what is there twice, never comes, never does anything. */
import type { Character, Skill } from '../../../grail/effects/language/index.ts';
import { joined } from '../place.ts';
import { reportUnknown, type Report } from './report.ts';
import type { Reading } from './scope.ts';
import { thing } from './words.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What the skills do with things, wherever it stands: gathered in one walk. */
interface Deeds {
  gained: Set<string>;
  spent: Map<string, string>;
  entered: Set<string>;
  formUsed: Map<string, string>;
  placed: Map<string, string>;
  cardUsed: Set<string>;
}

export function checkThings(reading: Reading): void {
  const { character, report } = reading;
  checkIds(character, report);
  const deeds: Deeds = {
    ...{ gained: new Set(), entered: new Set(), cardUsed: new Set() },
    ...{ spent: new Map(), formUsed: new Map(), placed: new Map() },
  };
  for (const [pointer, skill] of allSkills(character)) {
    setup(skill, pointer, reading, deeds);
    gather(skill, pointer, deeds);
  }
  references(reading, deeds);
  for (const [id, token] of Object.entries(character.tokens ?? {}))
    if (token.kind === 'two-sided') deeds.gained.add(id);
  for (const [id, pointer] of deeds.spent)
    if (!deeds.gained.has(id) && character.tokens?.[id] !== undefined)
      report('neverGained', pointer, { token: id });
  for (const [id, pointer] of deeds.formUsed)
    if (!deeds.entered.has(id) && character.forms?.[id] !== undefined)
      report('formNeverEntered', pointer, { form: id });
  for (const [id, pointer] of deeds.placed) {
    const card = character.cards?.[id];
    if (card !== undefined && card.countsAs === undefined && !deeds.cardUsed.has(id))
      report('cardWithoutEffect', pointer, { card: id });
  }
  unused(reading, deeds);
}

/** Skills with their place, those of the variants too. */
export function* allSkills(character: Character): Generator<[string, Skill]> {
  for (const [at, skill] of character.skills.entries()) yield [joined('/skills', at), skill];
  for (const [name, { skills }] of Object.entries(character.variants ?? {}))
    for (const [at, skill] of skills.entries())
      yield [joined(joined(joined('/variants', name), 'skills'), at), skill];
}

function checkIds(character: Character, report: Report): void {
  const first = character.skills.map((skill) => skill.id);
  const twice = (skills: readonly Skill[], pointer: string): void =>
    skills.forEach(({ id }, at) => {
      if (skills.findIndex((one) => one.id === id) < at)
        report('skillTwice', joined(joined(pointer, at), 'id'), { skill: id });
    });
  twice(character.skills, '/skills');
  for (const [name, { skills }] of Object.entries(character.variants ?? {})) {
    const pointer = joined(joined('/variants', name), 'skills');
    twice(skills, pointer);
    skills.forEach(({ id }, at) => {
      if (!first.includes(id))
        reportUnknown(report, 'variantSkill', joined(joined(pointer, at), 'id'), id, first);
    });
  }
}

/** §2.5: what the game begins with must be there, and fit. */
function setup(skill: Skill, pointer: string, reading: Reading, deeds: Deeds): void {
  const at = joined(pointer, 'setup');
  const { tokens = {}, place = [] } = skill.setup ?? {};
  for (const [id, count] of Object.entries(tokens)) {
    const where = joined(joined(at, 'tokens'), id);
    thing('tokens', id, where, reading, true);
    deeds.gained.add(id);
    const token = reading.character.tokens?.[id];
    const most = token?.kind === 'two-sided' ? token.count : token?.max;
    if (most !== undefined && count > most)
      reading.report('setupOverMax', where, { token: id, count, max: most });
  }
  place.forEach((id, index) => {
    thing('cards', id, joined(joined(at, 'place'), index), reading);
    if (!deeds.placed.has(id)) deeds.placed.set(id, joined(joined(at, 'place'), index));
  });
}

/** Ids inside `tokens` and `cards` themselves. */
function references(reading: Reading, deeds: Deeds): void {
  const { tokens = {}, cards = {} } = reading.character;
  for (const [id, token] of Object.entries(tokens))
    if (token.kind === 'counter' && token.on !== undefined) {
      thing('cards', token.on, joined(joined('/tokens', id), 'on'), reading);
      deeds.cardUsed.add(token.on);
    }
  for (const [id, { backs }] of Object.entries(cards))
    if (backs !== undefined) {
      thing('cards', backs, joined(joined('/cards', id), 'backs'), reading);
      reading.used.cards.add(id);
    }
}

const strings = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');

function gather(part: unknown, pointer: string, deeds: Deeds): void {
  if (typeof part !== 'object' || part === null) return;
  const held = part as Plain;
  gatherTokens(held, pointer, deeds);
  gatherForms(held, pointer, deeds);
  gatherCards(held, pointer, deeds);
  for (const [key, value] of Object.entries(part)) gather(value, joined(pointer, key), deeds);
}

function gatherTokens(held: Plain, pointer: string, { gained, spent }: Deeds): void {
  const token = strings(held['token'])[0] ?? '';
  const spend = (id: string, at: string): unknown => (spent.has(id) ? undefined : spent.set(id, at));
  if (held['do'] === 'gain') for (const id of Object.keys(held['tokens'] ?? {})) gained.add(id);
  if (held['do'] === 'cover' || held['pay'] === 'gain') gained.add(token);
  if (held['do'] === 'exchange' && held['what'] === 'tokens') {
    gained.add(String(held['to']));
    spend(String(held['from']), joined(pointer, 'from'));
  }
  if (held['pay'] === 'tokens' || held['pay'] === 'covered') spend(token, joined(pointer, 'token'));
}

function gatherForms(held: Plain, pointer: string, { entered, formUsed }: Deeds): void {
  if (held['do'] === 'form') {
    for (const id of strings(held['enter'])) entered.add(id);
    return;
  }
  for (const id of strings(held['form']))
    if (id !== 'none' && !formUsed.has(id)) formUsed.set(id, joined(pointer, 'form'));
}

function gatherCards(held: Plain, pointer: string, { placed, cardUsed }: Deeds): void {
  const ids = strings(held['card']);
  if (held['do'] === 'place') {
    for (const id of ids) if (!placed.has(id)) placed.set(id, joined(pointer, 'card'));
    return;
  }
  // Taking it back is no effect of its own; being listened to, counted, looked for is.
  if (held['do'] === 'remove' || held['pay'] === 'card') return;
  for (const id of ids) cardUsed.add(id);
}

/** Said at the top and never named again. */
function unused({ character, used, report }: Reading, { gained, entered }: Deeds): void {
  for (const id of gained) used.tokens.add(id);
  for (const id of entered) used.forms.add(id);
  for (const kind of ['tokens', 'forms', 'cards'] as const)
    for (const id of Object.keys(character[kind] ?? {}))
      if (!used[kind].has(id))
        report(
          'unusedThing',
          joined(`/${kind}`, id),
          { id },
          { key: true, fix: { kind: 'remove', pointer: joined(`/${kind}`, id) } },
        );
}
