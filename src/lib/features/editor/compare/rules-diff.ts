/** What is different between two characters, as their rules texts say it: sentence by sentence, word by word. */
import type { Sheet } from '$lib/content/sheet.ts';
import type { SheetSkill, SheetText, SheetThing, TextPart } from '$lib/content/sheet-text.ts';
import { limitsOf, type Limit } from '$lib/features/sheet/limits.ts';
import type { TextLocale } from '$lib/lesson/format.ts';
import { isChanged, linesDiff, wordDiff, type Marked, type MarkedLine } from './word-diff.ts';

export type Fate = 'same' | 'changed' | 'removed' | 'added';

/** A skill, a token, a form, a laid card, or a skill of another reading. */
export interface ThingDiff {
  /** Unique in its section. */
  key: string;
  fate: Fate;
  name: Marked[];
  lines: MarkedLine[];
}
/** A fact of the card's head, where it differs. Numbers are those of the card. */
export type HeadChange =
  | { of: 'name'; from: string; to: string }
  | { of: 'faction'; from: Sheet['faction']; to: Sheet['faction'] }
  | { of: 'stars' | Limit['of']; from: number; to: number };

export const SECTIONS = ['skills', 'tokens', 'forms', 'cards', 'variants'] as const;
export type Section = (typeof SECTIONS)[number];

export interface RulesDiff {
  head: HeadChange[];
  /** Sections that hold something on either side. */
  sections: { of: Section; things: ThingDiff[] }[];
  /** Things of all sections by what became of them. */
  counts: Record<Fate, number>;
}

/** What both sides are made into before they are compared. */
interface Thing {
  id: string;
  name: string;
  lines: string[];
}

const plain = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part[2])).join('');

/** Class, type and cost are told like a sentence: a change of them is a change of what the skill does. */
const ofSkill = ({ id, name, className, typeName, costs, sentences, note }: SheetSkill): Thing => ({
  ...{ id, name },
  lines: [
    [className, typeName, ...costs].join(' · '),
    ...sentences.map(plain),
    ...(note === '' ? [] : [note]),
  ],
});
const ofThing = ({ id, name, text }: SheetThing): Thing => ({ id, name, lines: [plain(text)] });

const thingsOf = (text: SheetText): Record<Section, Thing[]> => ({
  skills: text.skills.map(ofSkill),
  tokens: text.tokens.map(ofThing),
  forms: text.forms.map(ofThing),
  cards: text.cards.map(ofThing),
  variants: text.variants.flatMap((variant) =>
    variant.skills.map((skill) => {
      const { id, name, lines } = ofSkill(skill);
      return { id: `${variant.id}/${id}`, name: `${variant.name} · ${name}`, lines };
    }),
  ),
});

/** Which is which: by id, then by name, since a copy may have been given ids of its own. */
function pairsOf(from: readonly Thing[], to: readonly Thing[]): Map<Thing, Thing> {
  const pairs = new Map<Thing, Thing>();
  const left = new Set(to);
  for (const same of ['id', 'name'] as const)
    for (const one of from) {
      if (pairs.has(one)) continue;
      const twin = [...left].find((other) => other[same] === one[same]);
      if (twin === undefined) continue;
      pairs.set(one, twin);
      left.delete(twin);
    }
  return pairs;
}

const NOTHING: Thing = { id: '', name: '', lines: [] };

function diffOf(from: Thing, to: Thing, locale: TextLocale): ThingDiff {
  const name = wordDiff(from.name, to.name, locale);
  const lines = linesDiff(from.lines, to.lines, locale);
  const fate =
    from === NOTHING
      ? 'added'
      : to === NOTHING
        ? 'removed'
        : [name, ...lines].some(isChanged)
          ? 'changed'
          : 'same';
  return { key: `${from.id}>${to.id}`, fate, name, lines };
}

/** In the order of the newer one; what is gone stands where it stood, behind what stood before it. */
function sectionDiff(from: readonly Thing[], to: readonly Thing[], locale: TextLocale): ThingDiff[] {
  const pairs = pairsOf(from, to);
  const olderOf = new Map([...pairs].map(([older, newer]) => [newer, older]));
  const diffs = to.map((newer) => diffOf(olderOf.get(newer) ?? NOTHING, newer, locale));
  const order = [...to];
  from.forEach((older, at) => {
    if (pairs.has(older)) return;
    const before = from.slice(0, at).findLast((one) => pairs.has(one) || order.includes(one));
    const place = before === undefined ? 0 : order.indexOf(pairs.get(before) ?? before) + 1;
    order.splice(place, 0, older);
    diffs.splice(place, 0, diffOf(older, NOTHING, locale));
  });
  return diffs;
}

function headOf(from: Sheet, to: Sheet, locale: TextLocale): HeadChange[] {
  const changes: HeadChange[] = [
    { of: 'name', from: from.text[locale].name, to: to.text[locale].name },
    { of: 'faction', from: from.faction, to: to.faction },
    { of: 'stars', from: from.stars, to: to.stars },
  ];
  const newer = limitsOf(to.base);
  limitsOf(from.base).forEach(({ of, value }, at) =>
    changes.push({ of, from: value, to: newer[at]?.value ?? value }),
  );
  return changes.filter((change) => change.from !== change.to);
}

/**
 * Compares what two sheets say to a reader of one language.
 * @param from the older one, or the one a draft is held against
 */
export function rulesDiff(from: Sheet, to: Sheet, locale: TextLocale): RulesDiff {
  const older = thingsOf(from.text[locale]);
  const newer = thingsOf(to.text[locale]);
  const sections = SECTIONS.map((of) => ({ of, things: sectionDiff(older[of], newer[of], locale) })).filter(
    ({ things }) => things.length > 0,
  );
  const counts: Record<Fate, number> = { same: 0, changed: 0, removed: 0, added: 0 };
  for (const { things } of sections) for (const { fate } of things) counts[fate]++;
  return { head: headOf(from, to, locale), sections, counts };
}

/** Whether a reader would find no difference. */
export const isAlike = ({ head, counts }: RulesDiff): boolean =>
  head.length === 0 && counts.changed + counts.removed + counts.added === 0;
