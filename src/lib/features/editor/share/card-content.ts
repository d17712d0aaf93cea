/** What the printed card of a sheet says, in the reader's language. */
import type { Sheet } from '$lib/content/sheet.ts';
import type { TextPart } from '$lib/content/sheet-text.ts';
import { limitsOf, type Limit } from '$lib/features/sheet/limits.ts';
import { classMark } from '$lib/features/sheet/words.ts';
import { m, type Locale } from '$lib/i18n';
import { factionName } from '$lib/ui/wording/terms.ts';
import type { SkillMarks } from './card-marks.ts';
import type { CardContent } from './card-parts.ts';

const NAMES: Readonly<Record<Limit['of'], () => string>> = {
  handLimit: () => m.codex_limit_hand(),
  healLimit: () => m.codex_limit_heal(),
  energyLimit: () => m.codex_limit_energy(),
};
const ICONS: Readonly<Record<Limit['of'], string>> = {
  handLimit: 'hand',
  healLimit: 'heal',
  energyLimit: 'energy',
};

/** What stands beside the data of a sheet. */
export interface CardNotes {
  /** Who made it, as typed. */
  author?: string;
  marks?: SkillMarks;
}

const plain = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part[2])).join('');

/** @param locale the language of the page: words of another may not be at hand */
export function cardContent(sheet: Sheet, locale: Locale, notes: CardNotes = {}): CardContent {
  const text = sheet.text[locale];
  const english = sheet.text.en.name;
  const author = notes.author?.trim() ?? '';
  return {
    name: text.name,
    otherName: locale === 'en' || english === text.name ? '' : english,
    seal: sheet.seal,
    faction: { id: sheet.faction, name: factionName(sheet.faction) },
    stars: sheet.stars,
    limits: limitsOf(sheet.base).map(({ of, value }) => ({ icon: ICONS[of], name: NAMES[of](), value })),
    skills: text.skills.map((skill) => ({
      ...{ name: skill.name, class: skill.class, mark: classMark(skill.class), type: skill.typeName },
      costs: notes.marks?.costs[skill.id] ?? [],
      elements: notes.marks?.elements[skill.id] ?? [],
      sentences: [...skill.sentences.map(plain), ...(skill.note === '' ? [] : [skill.note])],
    })),
    things: [...text.tokens, ...text.forms, ...text.cards].map((thing) => ({
      name: thing.name,
      text: plain(thing.text),
    })),
    foot: author === '' ? m.ui_product() : `${m.ui_product()} · ${author}`,
  };
}

/** Every sign of a card, for the fonts that must be there. */
export function signsOf(content: CardContent): string {
  const { skills, things, limits } = content;
  return [
    ...[
      content.name,
      content.otherName,
      content.seal,
      content.faction.name,
      content.foot,
      '\u2026\u2605\u00bd/',
    ],
    ...limits.flatMap(({ name, value }) => [name, String(value)]),
    ...skills.flatMap(({ name, mark, type, costs, sentences }) => [
      ...[name, mark, type, ...sentences],
      ...costs.map(({ text }) => text),
    ]),
    ...things.flatMap(({ name, text }) => [name, text]),
  ].join('');
}
