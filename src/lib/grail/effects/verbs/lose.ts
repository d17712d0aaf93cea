/** `lose`: as far as it is there; morale by the one pipeline of §15.2. */
import type { SeatId } from '../../state/board.ts';
import { loseHeals, otherTeam, seatOf } from '../../state/changes.ts';
import type { EffectData } from '../../state/frames.ts';
import { turnOrder } from '../../state/game.ts';
import type { Game } from '../../state/game.ts';
import { changeTokens } from '../../state/skill-changes.ts';
import { putInPile, takeCards } from '../../state/zones.ts';
import { askValues } from '../ask-values.ts';
import { newMorale } from '../calls.ts';
import type { Scope } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { Group, TeamWord, TokenId } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, call, checkOverLimits, forEachSeat, temp, type Program } from '../program.ts';
import { chooseFrom, ENERGY, ZONE } from '../purses.ts';
import { compileGroup, type SeatsOf } from '../who.ts';
import type { EffectBase } from './effect-base.ts';
import { oneOfEachTeam } from './teams.ts';

/** As far as there: heals, energy and stones (their owner picks which), tokens; morale is a loss of its own (§15.3). */
export interface Lose extends EffectBase {
  do: 'lose';
  who?: Group;
  heals?: Num | 'all';
  energy?: Num | 'all';
  stones?: Num;
  morale?: Num;
  /** Whose stones or morale, where it is not that of `who`. */
  team?: TeamWord;
  tokens?: Record<TokenId, Num | 'all'>;
}

export function lose(effect: Lose, program: Program, names: Names): void {
  const who = compileGroup(effect.who ?? 'self', names);
  for (const what of Object.keys(effect) as (keyof Lose)[])
    if (what === 'heals') heals(effect.heals ?? 0, who, program, names);
    else if (what === 'energy') energy(effect.energy ?? 0, who, program, names);
    else if (what === 'stones') stones(effect.stones ?? 0, teams(effect.team, who), program, names);
    else if (what === 'tokens')
      for (const [token, count] of Object.entries(effect.tokens ?? {}))
        tokens(token, count, who, program, names);
    else if (what === 'morale') morale(effect.morale ?? 0, teams(effect.team, who), program, names);
  if (effect.tokens !== undefined || effect.stones !== undefined || effect.morale !== undefined)
    checkOverLimits(program);
}

/** One character of each team meant: of those of `who`, or the first of the team that is named. */
function teams(team: TeamWord | undefined, who: SeatsOf): SeatsOf {
  if (team === undefined) return oneOfEachTeam(who);
  return (game, scope) => {
    const own = seatOf(game, scope.seat).team;
    const meant = team === 'own' ? own : otherTeam(own);
    const ofTeam = (seat: SeatId) => seatOf(game, seat).team === meant;
    const first = who(game, scope).find(ofTeam) ?? turnOrder(game).find(ofTeam);
    return first === undefined ? [] : [first];
  };
}

function heals(num: Num | 'all', who: SeatsOf, program: Program, names: Names): void {
  const count = num === 'all' ? () => Infinity : compileNum(num, names);
  add(program, (game, frame) => {
    for (const seat of who(game, frame)) {
      const lost = Math.min(seatOf(game, seat).heals, Math.max(0, count(game, frame)));
      if (lost > 0) loseHeals(game, seat, lost, '§20.8');
    }
    return false;
  });
}

/** Its owner picks which. */
function energy(num: Num | 'all', who: SeatsOf, program: Program, names: Names): void {
  const count = num === 'all' ? num : compileNum(num, names);
  forEachSeat(program, who, (seat) => {
    const at = (_game: Game, frame: EffectData) => seat(frame);
    const chosen = chooseFrom(program, ENERGY, at, at, count);
    add(program, (game, frame) => {
      const { gem, crystal } = chosen(game, frame);
      ENERGY.change(game, seat(frame), { gem: -gem, crystal: -crystal }, '§20.8');
      return false;
    });
  });
}

function stones(num: Num, who: SeatsOf, program: Program, names: Names): void {
  const count = compileNum(num, names);
  forEachSeat(program, who, (seat) => {
    const at = (_game: Game, frame: EffectData) => seat(frame);
    const chosen = chooseFrom(program, ZONE, at, at, count);
    add(program, (game, frame) => {
      const { gem, crystal } = chosen(game, frame);
      ZONE.change(game, seat(frame), { gem: -gem, crystal: -crystal }, '§20.8');
      return false;
    });
  });
}

/** Counters, or covered cards of their owner's choice. */
function tokens(token: string, num: Num | 'all', who: SeatsOf, program: Program, names: Names): void {
  const count = num === 'all' ? () => Infinity : compileNum(num, names);
  const chosen = temp(program);
  forEachSeat(program, who, (seat) => {
    const pile = (game: Game, frame: Scope & EffectData) => seatOf(game, seat(frame)).piles[token] ?? [];
    askValues(
      program,
      chosen,
      'card',
      (_game, frame) => seat(frame),
      (game, frame) => {
        const number = Math.min(pile(game, frame).length, Math.max(0, count(game, frame)));
        return { from: pile(game, frame), min: number, max: number };
      },
    );
    add(program, (game, frame) => {
      const owner = seat(frame);
      const cards = takeCards(game, frame.slots[chosen] ?? [], owner, '§20.8');
      putInPile(game, owner, cards, false, '§20.8');
      const lost = Math.min(seatOf(game, owner).tokens[token] ?? 0, Math.max(0, count(game, frame)));
      if (lost > 0) changeTokens(game, owner, token, -lost, '§20.8');
      return false;
    });
  });
}

function morale(num: Num, who: SeatsOf, program: Program, names: Names): void {
  const amount = compileNum(num, names);
  forEachSeat(program, who, (seat) =>
    add(program, (game, frame) => {
      const loss = amount(game, frame);
      if (loss <= 0) return true;
      return call(frame, 'morale', newMorale(seatOf(game, seat(frame)).team, loss, 'skill', seat(frame)));
    }),
  );
}
