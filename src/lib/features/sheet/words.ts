/** Words and signs of the codex. */
import type { ActKind } from '$lib/content/codex-acts.ts';
import type { SheetSkill } from '$lib/content/sheet-text.ts';
import { m } from '$lib/i18n';

const KINDS: Readonly<Record<ActKind, () => string>> = {
  damage: () => m.codex_kind_damage(),
  heal: () => m.codex_kind_heal(),
  hand: () => m.codex_kind_hand(),
  attack: () => m.codex_kind_attack(),
  action: () => m.codex_kind_action(),
  placed: () => m.codex_kind_placed(),
  token: () => m.codex_kind_token(),
  form: () => m.codex_kind_form(),
  stones: () => m.codex_kind_stones(),
  morale: () => m.codex_kind_morale(),
  limit: () => m.codex_kind_limit(),
};
export const kindName = (kind: ActKind): string => KINDS[kind]();

const MARKS: Readonly<Record<SheetSkill['class'], () => string>> = {
  common: () => m.codex_mark_common(),
  unique: () => m.codex_mark_unique(),
  exclusive: () => m.codex_mark_exclusive(),
  ultimate: () => m.codex_mark_ultimate(),
};
/** The sign before a skill; its shape tells the class too. */
export const classMark = (of: SheetSkill['class']): string => MARKS[of]();

/** A list in one line. */
export const listed = (words: readonly string[], english: boolean): string =>
  words.join(english ? ', ' : '、');

/** In a list nobody sits anywhere yet: a seat is its number. */
export const plainSeats = (text: string): string =>
  text.replace(/\{(\d)\}/g, (_, seat: string) => m.table_number({ number: Number(seat) + 1 }));
