/** What the rules say against a position, and what is worth knowing about it, in words. */
import { nameOfWord, type Problem, type SeatId } from '$lib/grail';
import { rosterAtHand } from '$lib/content/characters.ts';
import { m } from '$lib/i18n';
import { problemText } from '$lib/ui/wording/problem-text.ts';
import { ownText } from '$lib/ui/wording/own-names.svelte.ts';
import { cardName } from '$lib/ui/wording/terms.ts';
import type { BoardWords } from '$lib/ui/board/words.ts';
import type { Note } from './draft-notes.ts';

type SeatName = (seat: SeatId) => string;

const FIXES: Partial<Readonly<Record<Problem['code'], () => string>>> = {
  handOverLimit: () => m.situation_fix_hand(),
  notEnoughCopies: () => m.situation_fix_copies(),
  sameEffectTwice: () => m.situation_fix_twice(),
  notAnEffect: () => m.situation_fix_effect(),
  tooManyStones: () => m.situation_fix_fewer(),
  tooMuchEnergy: () => m.situation_fix_fewer(),
  moraleOverCap: () => m.situation_fix_fewer(),
  tooManyTokens: () => m.situation_fix_fewer(),
  exclusiveTwice: () => m.situation_fix_twice(),
  sameCharacterTwice: () => m.situation_fix_character(),
  unknownCharacter: () => m.situation_fix_character(),
  unknownToken: () => m.situation_fix_sheet(),
  unknownForm: () => m.situation_fix_sheet(),
  unknownLaidCard: () => m.situation_fix_sheet(),
  gameIsOver: () => m.situation_fix_over(),
  extraTooEarly: () => m.situation_fix_extra(),
  startupTooEarly: () => m.situation_fix_extra(),
};

const CHARACTERS = ['character', 'other'];

/** What a sheet names: the character itself, and what the seat's own has. */
function sheetFacts({ code, facts }: Problem, words: BoardWords): Problem['facts'] {
  const { token, form, card, by } = facts;
  const seat = Number(facts['seat']);
  const who = (id: unknown): string => {
    const known = rosterAtHand().get(String(id));
    return known === undefined ? String(id) : ownText(known.name);
  };
  const people = CHARACTERS.filter((fact) => typeof facts[fact] === 'string');
  return {
    ...Object.fromEntries(people.map((fact) => [fact, who(facts[fact])])),
    ...(token === undefined ? {} : { token: words.token(String(token), seat) }),
    ...(form === undefined ? {} : { form: words.form(String(form), seat) }),
    ...(card === undefined || code === 'cardTwice'
      ? {}
      : { card: words.placed(String(card), by === undefined ? seat : Number(by)) }),
  };
}

/** The reason, with cards, seats and what the sheets name by name. */
export function problemWords(problem: Problem, seatName: SeatName, words: BoardWords): string {
  const { word, name } = problem.facts;
  const named = (text: unknown): string => {
    const known = nameOfWord(String(text).split(/[.+<]/)[0] ?? '');
    return known === null ? String(text) : cardName(known);
  };
  const facts = {
    ...problem.facts,
    ...sheetFacts(problem, words),
    ...(word === undefined ? {} : { word: named(word) }),
    ...(name === undefined ? {} : { name: named(name) }),
  };
  return problemText({ ...problem, facts }, seatName);
}

/** What to do about it. */
export const fixText = ({ code }: Problem): string => FIXES[code]?.() ?? m.situation_fix_other();

export function noteText(note: Note, seatName: SeatName, words: BoardWords): string {
  switch (note.code) {
    case 'handFull':
      return m.situation_note_hand_full({ seat: seatName(note.seat), hand: note.hand });
    case 'weaknessOver':
      return m.situation_note_weakness({ seat: seatName(note.seat), hand: note.hand, draws: note.draws });
    case 'healsOver':
      return m.situation_note_heals({ seat: seatName(note.seat), heals: note.heals, limit: note.limit });
    case 'effectsWait':
      return m.situation_note_effects({ seat: seatName(note.seat) });
    case 'moraleLast':
      return m.situation_note_morale({ team: words.team(note.team) });
    case 'cupLast':
      return m.situation_note_cup({ team: words.team(note.team) });
  }
}
