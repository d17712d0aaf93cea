/** What the numbers of the table are called, and what a button says that asks for one of them. */
import type { Fact, FactValue } from '$lib/grail/index.ts';
import { m } from '$lib/i18n';

/** Who answers why a number is what it is; it brings the words of the buttons along, which other tables do without. */
export interface OnWhy {
  /** A number was pressed: which, the button (the answer stands beside it), and at which event, if not at the present one. */
  ask: (fact: Fact, from: HTMLElement, at?: number) => void;
  label: typeof whyLabel;
}

const SEAT = {
  hand: () => m.cursor_why_fact_hand(),
  heals: () => m.cursor_why_fact_heals(),
  gem: () => m.cursor_why_fact_gem(),
  crystal: () => m.cursor_why_fact_crystal(),
  energy: () => m.cursor_why_fact_energy(),
  form: () => m.cursor_why_fact_form(),
  handLimit: () => m.cursor_why_fact_handLimit(),
  healLimit: () => m.cursor_why_fact_healLimit(),
  energyLimit: () => m.cursor_why_fact_energyLimit(),
} as const;
const TEAM = {
  morale: () => m.cursor_why_fact_morale(),
  gem: () => m.cursor_why_fact_teamGem(),
  crystal: () => m.cursor_why_fact_teamCrystal(),
  cups: () => m.cursor_why_fact_cups(),
} as const;
const TABLE = {
  deck: () => m.cursor_why_fact_deck(),
  discard: () => m.cursor_why_fact_discard(),
  attack: () => m.cursor_why_fact_attack(),
  missile: () => m.cursor_why_fact_missile(),
  damage: () => m.cursor_why_fact_damage(),
  turn: () => m.cursor_why_fact_turn(),
  extra: () => m.cursor_why_fact_extra(),
} as const;

/** The number's name without whose it is: the group around it says that. */
export function factWord(fact: Fact, tokenName: (id: string) => string): string {
  switch (fact.of) {
    case 'seat':
      return SEAT[fact.what]();
    case 'token':
    case 'pile':
      return tokenName(fact.token);
    case 'team':
      return TEAM[fact.what]();
    case 'table':
      return TABLE[fact.what]();
  }
}

/** "The hand is 2: why?" */
export function whyLabel(fact: Fact, value: FactValue, tokenName: (id: string) => string): string {
  return m.cursor_why_ask({
    fact: factWord(fact, tokenName),
    value: value === null ? m.cursor_why_fact_none() : String(value),
  });
}
