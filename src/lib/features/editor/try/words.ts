/** Cases and changes in words. */
import { m } from '$lib/i18n';
import type { CaseFailure } from '$lib/lab/try-cases.ts';
import type { CaseData } from '../bench.svelte.ts';
import { refusalText } from '$lib/ui/wording/refusals.ts';
import type { Change } from './trying.svelte.ts';

const WHAT: Readonly<Record<string, () => string>> = {
  hand: () => m.trial_what_hand(),
  cards: () => m.trial_what_cards(),
  heals: () => m.trial_what_heals(),
  energy: () => m.trial_what_energy(),
  tokens: () => m.trial_what_tokens(),
  covered: () => m.trial_what_covered(),
  form: () => m.trial_what_form(),
  table: () => m.trial_what_table(),
  stones: () => m.trial_what_stones(),
  morale: () => m.trial_what_morale(),
  cups: () => m.trial_what_cups(),
  turn: () => m.trial_what_turn(),
  asks: () => m.trial_what_asks(),
  at: () => m.trial_what_at(),
  choice: () => m.trial_what_choice(),
  given: () => m.trial_what_given(),
};

const TEAMS: Readonly<Record<string, () => string>> = { R: () => m.trial_red(), B: () => m.trial_blue() };

/** `hand.1` as people say it; a key that is not usual stays as the case writes it. */
function whatText(what: string): string {
  const [key = '', of, ...rest] = what.split('.');
  const name = WHAT[key]?.();
  if (name === undefined) return what;
  if (of === undefined) return name;
  const whose = TEAMS[of]?.() ?? m.trial_what_seat({ seat: Number(of) + 1, index: of });
  return m.trial_what_of({ what: [name, ...rest].join(' '), whose });
}

/** How a case is called; one without an id cannot be read, and is called nothing. */
export const idOf = ({ id }: CaseData): string => (typeof id === 'string' ? id : '');

/** What was expected and what was found, one sentence each. */
export const missTexts = ({ misses }: CaseFailure): string[] =>
  misses.map(({ what, expected, found }) => m.trial_miss({ what: whatText(what), expected, found }));

/** Where a case fails. */
export function failureText({ step, text }: CaseFailure): string {
  if (step === 0) return m.trial_fails_given();
  if (text === 'then') return m.trial_fails_then();
  return m.trial_fails_step({ step, text });
}

/** Whether the running try goes on with a changed draft, and if not, why; empty where nothing is to be said. */
export function changeText(change: Change | null): string {
  switch (change?.kind) {
    case 'same':
      return m.trial_same();
    case 'differs':
      return change.step === 0 ? m.trial_differs_all() : m.trial_differs({ step: change.step });
    case 'impossible':
      return m.trial_impossible({ problems: change.problems });
    case 'stopped':
      return m.trial_stopped({ step: change.why.step, choice: change.why.text, why: whyText(change.why) });
    default:
      return '';
  }
}

function whyText(why: Extract<Change, { kind: 'stopped' }>['why']): string {
  switch (why.because) {
    case 'over':
      return m.trial_why_over();
    case 'otherSeat':
      return m.trial_why_seat({ asked: why.asked + 1 });
    case 'unreadable':
      return m.trial_why_unreadable();
    case 'refused':
      return `${refusalText(why.refusal.because)} ${why.refusal.rule}`;
  }
}
