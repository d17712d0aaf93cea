/** Rule `actions` (§6.6, §23.8): what a character must do in the action phase. */
import type { SeatId } from '../../state/board.ts';
import type { Game } from '../../state/game.ts';
import type { SkillId, Who } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { compileAmong, compileGroup, type IsAmong, type SeatsOf } from '../who.ts';
import { eachAwake, holdsNow, nobodySays } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** What the character must do in its action phase: `first` this skill; `only` such actions; nothing possible: `otherwise`. */
export interface ActionsRule extends RuleBase {
  rule: 'actions';
  who: Who;
  only?: { kind: 'attack'; at: Who };
  first?: SkillId;
  otherwise?: 'skip-phase';
}

export interface ActionsParts {
  who: IsAmong;
  at: SeatsOf | null;
}

export interface ActionDuties {
  /** Only active attacks at one of these; null: every action. */
  only: readonly SeatId[] | null;
  /** The first action of the turn must be one of these abilities; none: any. It goes before `only`. */
  first: readonly number[];
  /** What becomes of the phase when nothing of it can be done, or is wanted. */
  otherwise: 'skip-phase' | null;
}

const FREE: ActionDuties = Object.freeze({ only: null, first: [], otherwise: null });

/** @throws SkillError where nothing must be done. */
export function compileActions({ who, only, first }: ActionsRule, names: Names): ActionsParts {
  if (only === undefined && first === undefined) throw new SkillError(`${names.where}: nothing must be done`);
  return {
    who: compileAmong(who, names),
    at: only === undefined ? null : compileGroup(only.at, names),
  };
}

/** All duties of a seat together: an attack must fit every `only`; `first` is over when an action has been made. */
export function actionDuties(game: Game, seat: SeatId): ActionDuties {
  return nobodySays(game, 'actions', null, seat) ? FREE : dutiesByRules(game, seat);
}

function dutiesByRules(game: Game, seat: SeatId): ActionDuties {
  const duties: { -readonly [K in keyof ActionDuties]: ActionDuties[K] } = { ...FREE };
  eachAwake(game, 'actions', (rule, scope) => {
    if (!rule.parts.who(game, scope, seat) || !holdsNow(game, rule, scope)) return;
    const { first, otherwise } = rule.rule;
    const seats = rule.parts.at?.(game, scope) ?? null;
    if (seats !== null) duties.only = duties.only?.filter((one) => seats.includes(one)) ?? seats;
    if (first !== undefined && game.board.turn.actions.length === 0)
      duties.first = [...duties.first, ...actionsNamed(game, seat, first)];
    duties.otherwise = otherwise ?? duties.otherwise;
  });
  return duties;
}

function actionsNamed(game: Game, seat: SeatId, skill: SkillId): number[] {
  const { abilities, actions } = game.rules.skills;
  return (actions[seat] ?? []).filter((index) => abilities[index]?.skill.id === skill);
}

/** §23.8. */
export function isTaunted(game: Game, seat: SeatId): boolean {
  return actionDuties(game, seat).only !== null;
}
