/** §4: the view of one seat, and its share of the log. Nothing here may depend on what the seat may not see. */
import type { Choice } from './choices/choice.ts';
import { requestOf } from './choices/request.ts';
import { limitOf } from './effects/rules/query.ts';
import type { GrailEvent, HiddenCards } from './events.ts';
import { attackView, damageView, missileView, pendingOf } from './pending-view.ts';
import { placedValue } from './effects/fields.ts';
import type { PileView, SeatView, TableView, TeamView } from './view.ts';
import type { SeatId, TeamId } from './state/board.ts';
import type { Game } from './state/game.ts';
import { laidCardOf, sheetAt, tokenOf } from './state/sheet.ts';
import type { AttackData, DamageData, MachineId, MissileData } from './state/frames.ts';

/** §4.2, D12: whether the viewer sees the faces of that seat's hand. */
function seesHand(game: Game, viewer: SeatId | null, owner: SeatId): boolean {
  if (viewer === null) return false;
  if (viewer === owner) return true;
  return (
    game.rules.config.teammatesSeeHands && game.board.seats[viewer]?.team === game.board.seats[owner]?.team
  );
}

/** §4.2: faces are the owner's, unless the token lies face up. */
function pileView(
  game: Game,
  viewer: SeatId | null,
  seat: SeatId,
  token: string,
  cards: readonly number[],
): PileView {
  const covering = tokenOf(game, seat, token);
  const open = covering?.kind === 'covered' && covering.faceUp === true;
  return { token, size: cards.length, cards: open || viewer === seat ? [...cards] : null };
}

/** A card that lies face down is known to the one who laid it. */
function knowsPlaced(game: Game, viewer: SeatId | null, by: SeatId, name: string): boolean {
  return viewer === by || laidCardOf(game, by, name)?.faceDown !== true;
}

function seatView(game: Game, viewer: SeatId | null, seat: SeatId): SeatView {
  const owner = game.board.seats[seat];
  if (!owner) throw new Error(`no seat ${seat}`);
  return {
    seat,
    team: owner.team,
    character: owner.character,
    sheet: sheetAt(game, seat),
    handSize: owner.hand.length,
    hand: seesHand(game, viewer, seat) ? [...owner.hand] : null,
    piles: Object.entries(owner.piles).map(([token, cards]) => pileView(game, viewer, seat, token, cards)),
    table: owner.table.map(({ card, name, by, exclusive }, index) => {
      const value = placedValue(seat, index);
      const known = knowsPlaced(game, viewer, by, name);
      return { card: known ? card : 0, name: known ? name : '', by, exclusive, value };
    }),
    heals: owner.heals,
    energy: { ...owner.energy },
    tokens: { ...owner.tokens },
    form: owner.form,
    sideways: owner.sideways,
    handLimit: limitOf(game, seat, 'hand'),
    healLimit: limitOf(game, seat, 'heals'),
    energyLimit: limitOf(game, seat, 'energy'),
  };
}

function teamView(game: Game, team: TeamId): TeamView {
  const { morale, stones, cups } = game.board.teams[team];
  const { moraleCap, stoneLimit, cupsToWin } = game.rules.config;
  return { team, morale, moraleCap, stones: { ...stones }, stoneLimit, cups, cupsToWin };
}

/** The innermost running frame of a machine, or null. */
function innermost(game: Game, machine: MachineId): unknown {
  for (let depth = game.board.stack.length - 1; depth >= 0; depth--) {
    const frame = game.board.stack[depth];
    if (frame?.machine === machine) return frame.data;
  }
  return null;
}

/** §4.3, `discardPilePublic`. */
function openDiscard(game: Game): number[] | null {
  const { faceUp, faceDown } = game.board.discard;
  if (game.rules.config.discardPilePublic === 'faceUpOnly') return [...faceUp];
  return game.rules.config.discardPilePublic ? [...faceUp, ...faceDown] : null;
}

/**
 * What `viewer` may see now (null: a spectator, public facts only).
 * §4.6: the question itself goes only to the seat that is asked; others learn who is asked by which state.
 */
export function viewFor(game: Game, viewer: SeatId | null): TableView {
  const { board } = game;
  const request = requestOf(game);
  const attack = innermost(game, 'attack') as AttackData | null;
  const missile = innermost(game, 'missile') as MissileData | null;
  const damage = innermost(game, 'damage') as DamageData | null;
  return {
    viewer,
    seats: board.seats.map((_, seat) => seatView(game, viewer, seat)),
    teams: [teamView(game, 0), teamView(game, 1)],
    deckSize: board.deck.length,
    discardSize: board.discard.faceUp.length + board.discard.faceDown.length,
    discard: openDiscard(game),
    turn: {
      number: board.turn.number,
      player: board.turn.player,
      startupUsed: board.turn.startupUsed,
      specialsForbidden: board.turn.specialsForbidden,
      extra: board.turn.extra.length,
      extras: board.turn.extra.map((entry) => ({ ...entry, kinds: [...entry.kinds] })),
    },
    stack: board.stack.map(({ machine, state }) => ({ machine: machine as MachineId, state })),
    pending: pendingOf(game),
    attack: attack && attackView(game, attack),
    missile: missile && missileView(missile),
    damage: damage && damageView(damage),
    asked: request && {
      seat: request.seat,
      machine: request.machine,
      state: request.state,
      rule: request.rule,
    },
    request: request !== null && request.seat === viewer ? request : null,
    result: board.result && { ...board.result, skills: [...board.result.skills] },
  };
}

/**
 * A choice without the hand cards that only its maker knows (§4.4): discards, cards that pay for a skill, answers to a
 * running effect. What of it is shown has an event of its own.
 */
function withoutCards(game: Game, choice: Choice): Choice {
  const hide = (values: readonly number[]) => values.map(() => 0);
  if (choice.type === 'discard') return { ...choice, cards: hide(choice.cards) };
  if (choice.type === 'choose') return { ...choice, values: hide(choice.values) };
  if (!('picks' in choice)) return choice;
  const picks = { ...choice.picks };
  for (const step of game.rules.skills.abilities[choice.ability]?.steps ?? []) {
    if (step.step !== 'field' || step.field.pick !== 'card') continue;
    const { name } = step.field;
    if (picks[name] !== undefined) picks[name] = hide(picks[name]);
  }
  return { ...choice, picks };
}

/** An event as `viewer` may read it: hidden faces and other seats' secret payloads become numbers. */
export function eventFor(game: Game, event: GrailEvent, viewer: SeatId | null): GrailEvent {
  if ('hidden' in event && !seesHand(game, viewer, event.hidden.owner)) {
    const hidden: HiddenCards = { ...event.hidden, cards: null };
    return { ...event, hidden };
  }
  if (
    (event.type === 'cardPlaced' && !knowsPlaced(game, viewer, event.seat, event.name)) ||
    (event.type === 'placedRemoved' &&
      event.to === 'owner' &&
      !knowsPlaced(game, viewer, event.by, event.name))
  )
    return { ...event, card: 0, name: '' };
  if (event.type === 'choiceMade' && !seesHand(game, viewer, event.choice.seat))
    return { ...event, choice: withoutCards(game, event.choice) };
  return event;
}

/** The whole log as `viewer` may read it. Without a log: empty. */
export function eventsFor(game: Game, viewer: SeatId | null): GrailEvent[] {
  return (game.log?.events ?? []).map((event) => eventFor(game, event, viewer));
}
