/** Changes of numbers, of the moment, of settings and texts. */
import {
  parseStones,
  type Deck,
  type RulesConfig,
  type SeatId,
  type SituationStart,
  type Stones,
  type TeamId,
} from '$lib/grail';
import { configOfDraft, type Draft } from './draft.ts';
import { given, withEntry, without, type Change } from './draft-cards.ts';

const stonesText = ({ gem, crystal }: Stones): string => `${gem}g${crystal}c`;
const readStones = (text: string | undefined): Stones =>
  (text === undefined ? null : parseStones(text)) ?? { gem: 0, crystal: 0 };

export const energyOf = ({ given: { energy } }: Draft, seat: SeatId): Stones => readStones(energy?.[seat]);
export const setEnergy = (seat: SeatId, energy: Stones): Change =>
  withEntry('energy', seat, energy.gem === 0 && energy.crystal === 0 ? undefined : stonesText(energy));

export const teamsOf = (draft: Draft): TeamId[] =>
  [...configOfDraft(draft).seating].map((letter) => (letter === 'R' ? 0 : 1));

export interface TeamNumbers extends Stones {
  morale: number;
  cups: number;
}

const readPair = (text: string | undefined, otherwise: number): [number, number] => {
  const [red = otherwise, blue = otherwise] = text === undefined ? [] : text.split(':').map(Number);
  return [red, blue];
};

export function teamNumbers(draft: Draft, team: TeamId): TeamNumbers {
  const { stones, morale, cups } = draft.given;
  return {
    ...readStones(team === 0 ? stones?.R : stones?.B),
    morale: readPair(morale, configOfDraft(draft).morale)[team],
    cups: readPair(cups, 0)[team],
  };
}

/** One number of a team. What is as at the beginning of a game is left out. */
export const setTeamNumber =
  (team: TeamId, key: keyof TeamNumbers, value: number): Change =>
  (draft) => {
    const pair = [teamNumbers(draft, 0), teamNumbers(draft, 1)] as const;
    const [red, blue] = pair.map((one, index) => (index === team ? { ...one, [key]: value } : one)) as [
      TeamNumbers,
      TeamNumbers,
    ];
    const { stones: _s, morale: _m, cups: _c, ...rest } = draft.given;
    const base = configOfDraft(draft).morale;
    const some = (one: TeamNumbers) => one.gem + one.crystal !== 0;
    return {
      ...draft,
      given: {
        ...rest,
        ...(some(red) || some(blue) ? { stones: { R: stonesText(red), B: stonesText(blue) } } : {}),
        ...(red.morale !== base || blue.morale !== base ? { morale: `${red.morale}:${blue.morale}` } : {}),
        ...(red.cups !== 0 || blue.cups !== 0 ? { cups: `${red.cups}:${blue.cups}` } : {}),
      },
    };
  };

export const setTurn = (turn: SeatId): Change => given((held) => ({ ...held, turn }));
export const startOf = ({ given: held }: Draft): SituationStart =>
  held.start ?? (held.extra === undefined ? 'action.choose' : 'action.extra');
export const setStart = (start: SituationStart): Change => given((held) => ({ ...held, start }));

/** `attack`, `magic`, `wind attack`, `attack magic`: an entry still to take (§18.1). */
export const addExtra = (entry: string): Change =>
  given((held) => ({ ...held, start: held.start ?? 'action.choose', extra: [...(held.extra ?? []), entry] }));
export const removeExtra = (at: number): Change =>
  given(({ extra = [], ...rest }) => {
    const left = without(extra, at);
    return left.length === 0 ? rest : { ...rest, extra: left };
  });

export const setConfig = (key: keyof RulesConfig, value: number | boolean | string, usual: unknown): Change =>
  given(({ config = {}, ...rest }) => {
    const { [key]: _, ...others } = config;
    const changed = value === usual ? others : { ...others, [key]: value };
    return Object.keys(changed).length === 0 ? rest : { ...rest, config: changed };
  });

/** With which cards; null: the official ones. */
export const setDeck = (deck: Deck | null): Change =>
  given(({ deck: _, ...rest }) => (deck === null ? rest : { ...rest, deck }));

/** What is asked, and the author's answer. */
export const setText =
  (key: 'question' | 'answer' | 'note', text: string): Change =>
  (draft) => {
    const { [key]: _, ...rest } = draft;
    return text === '' ? rest : { ...rest, [key]: text };
  };
