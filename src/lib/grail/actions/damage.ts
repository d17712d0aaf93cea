/** What the states of `damage`, `draw`, `overLimit` and `morale` do (§11–§15). */
import { mostHealsInStartup } from '../choices/held-back.ts';
import { newDraw, newMorale, newOverLimit } from '../effects/calls.ts';
import { damageRules, healUseLimit, isForbidden, limitOf, moraleFloor } from '../effects/rules/query.ts';
import { endScope } from '../effects/rules/scopes.ts';
import { damageOfLoss, nearest } from '../effects/pending.ts';
import { discardFaceDown, loseMorale, seatOf } from '../state/changes.ts';
import { reshuffle } from '../state/deck.ts';
import type { GrailEvent } from '../events.ts';
import { causeFrom, emit } from '../state/log.ts';
import { chosen, type Game } from '../state/game.ts';
import type { SeatId } from '../state/board.ts';
import type {
  DamageData,
  DrawData,
  EffectData,
  MoraleData,
  OverLimitData,
  WindowData,
} from '../state/frames.ts';
import { openWindow } from '../windows/open.ts';
import { handChanged } from '../windows/queued.ts';

/** §12.1, §12.2: how many heals the target may use now. */
export function usableHeals(game: Game, damage: DamageData): number {
  if (isForbidden(game, damage.target, 'use-heals')) return 0;
  let most = Math.min(seatOf(game, damage.target).heals, damage.amount);
  if (damage.healsAllowed >= 0) most = Math.min(most, damage.healsAllowed);
  if (most <= 0) return most;
  most = Math.min(most, mostHealsInStartup(game, damage));
  const limit = healUseLimit(game, damage);
  return limit < 0 ? most : Math.min(most, limit);
}

export const damageGuards = {
  mayUseHeals: (game: Game, damage: DamageData) => usableHeals(game, damage) > 0,
  entersLate: (_game: Game, damage: DamageData) => damage.late,
  nothingLeft: (_game: Game, damage: DamageData) => damage.amount <= 0,
  mustReshuffle: (game: Game, draw: DrawData) =>
    draw.left > 0 && game.board.discard.faceUp.length + game.board.discard.faceDown.length > 0,
  withinLimit: (_game: Game, data: OverLimitData) => data.excess <= 0,
  noLoss: (_game: Game, data: MoraleData) => data.amount <= 0,
};

export const damageActions = {
  enterDamage(game: Game, damage: DamageData) {
    if (!damage.late || game.log === null) return;
    const { source, target, kind, cause: by, amount: points } = damage;
    emit(game, { type: 'damageEntered', rule: '§11.4', source, target, kind, by, points });
  },
  /** §11.1 ③: base and changes, then the sums and caps of live rules, never below 0; then it is announced. */
  fixDamage(game: Game, damage: DamageData) {
    const { source, target, kind, cause: by } = damage;
    const { add, atMost } = damageRules(game, damage);
    const before = Math.max(0, damage.amount);
    damage.amount = Math.max(0, Math.min(damage.amount + add, atMost));
    const points = damage.amount;
    if (points > 0) game.board.turn.dealt.push({ source, target, kind });
    if (game.log === null) return;
    if (points !== before) {
      const change = { before, after: points };
      emit(game, { type: 'damageChanged', rule: '§11.1', source, target, skill: null, points: change });
    }
    causeFrom(game, emit(game, { type: 'damageDealt', rule: '§11.1', source, target, kind, by, points }));
  },
  /** §12.2: spent when chosen. */
  spendHeals(game: Game, damage: DamageData) {
    const { count } = chosen(game, 'useHeals');
    const owner = seatOf(game, damage.target);
    const points = { before: damage.amount, after: damage.amount - count };
    const heals = { before: owner.heals, after: owner.heals - count };
    owner.heals -= count;
    damage.amount -= count;
    damage.healsUsed += count;
    if (game.log !== null)
      emit(game, { type: 'healsUsed', rule: '§12.1', seat: damage.target, count, heals, points });
  },
  reportActual(game: Game, damage: DamageData) {
    damage.amount = Math.max(0, damage.amount);
    if (game.log === null) return;
    const { source, target, amount: points } = damage;
    emit(game, { type: 'damageActual', rule: '§11.1', source, target, points });
  },
  takeDamage(game: Game, damage: DamageData) {
    damage.taken = damage.amount;
    if (game.log === null) return;
    const { source, target, amount: points } = damage;
    causeFrom(game, emit(game, { type: 'damageTaken', rule: '§11.1', source, target, points }));
  },
  /** Whatever lasted as long as it ends; an effect that made it learns what it cost. */
  endDamage(game: Game, damage: DamageData) {
    endScope(game, 'damage');
    const { stack } = game.board;
    const caller = stack[stack.length - 2];
    if (caller?.machine === 'effect') (caller.data as EffectData).result = damage.lost;
  },
  /** §13.1, §13.3: from the top until all are drawn or the deck is empty. They come to the hand together (§13.2). */
  drawCards(game: Game, draw: DrawData) {
    const { deck } = game.board;
    while (draw.left > 0 && deck.length > 0) {
      draw.drawn.push(deck.pop() as number);
      draw.left--;
    }
  },
  /** §13.3: in the middle of a draw. */
  reshuffle(game: Game, draw: DrawData) {
    reportEmptied(game, draw);
    reshuffle(game);
  },
  reportDrawn(game: Game, draw: DrawData) {
    const { player: seat, drawn, kind, left: lost } = draw;
    const { hand } = seatOf(game, seat);
    hand.push(...drawn);
    handChanged(game, seat, drawn.length);
    if (game.log === null) return;
    const after = hand.length;
    const event = emit(game, {
      type: 'cardsDrawn',
      rule: lost > 0 ? '§13.4' : '§13.1',
      seat,
      hidden: { owner: seat, cards: [...drawn], count: drawn.length },
      kind,
      hand: { before: after - drawn.length, after },
      deck: { before: deckBefore(game, draw), after: game.board.deck.length },
      lost,
    });
    causeFrom(game, event);
  },
  countExcess(game: Game, data: OverLimitData) {
    const { hand } = seatOf(game, data.player);
    const limit = limitOf(game, data.player, 'hand');
    data.excess = hand.length - limit;
    if (data.excess <= 0 || game.log === null) return;
    const { player: seat, excess } = data;
    causeFrom(game, emit(game, { type: 'overLimit', rule: '§14.1', seat, hand: hand.length, limit, excess }));
  },
  /** §14.2, §14.4: all chosen cards together, face down. */
  discardSurplus(game: Game, data: OverLimitData) {
    data.cards = [...chosen(game, 'discard').cards];
    discardFaceDown(game, data.player, data.cards, 'overLimit', '§14.2');
  },
  /** §15.2(b); a floor may keep some of it or all. What is really lost is what follows. */
  subtractMorale(game: Game, data: MoraleData) {
    const { team, amount, cause, player } = data;
    data.amount = loseMorale(game, team, amount, cause, player, moraleFloor(game, team));
    const damage = damageOfLoss(game);
    if (damage !== null) damage.lost += data.amount;
  },
};

export const damageInputs = {
  damageDeal: (game: Game, damage: DamageData): WindowData | null => during(game, damage, 't3.deal', '§11.1'),
  damageHeal: (game: Game, damage: DamageData): WindowData | null => during(game, damage, 't4.heal', '§12.1'),
  damageActual: (game: Game, damage: DamageData): WindowData | null =>
    during(game, damage, 't5.actual', '§11.1'),
  damageTake: (game: Game, damage: DamageData): WindowData | null => during(game, damage, 't6.take', '§11.4'),
  damageTaken: (game: Game, damage: DamageData): WindowData | null =>
    during(game, damage, 't6.taken', '§11.3'),
  /** Always last, also where nothing was left at ⑤; its number is what was really taken. */
  damageEnd: (game: Game, damage: DamageData): WindowData | null =>
    openWindow(game, 'damage.end', damage.source, damage.target, damage.taken, 0, null, '§11.2'),
  drawBefore: (game: Game, { player, count }: DrawData): WindowData | null =>
    count > 0 ? openWindow(game, 'draw.before', player, -1, count, 0, null, '§13.2') : null,
  movedDamage: (_game: Game, damage: DamageData): DamageData | null => damage.rest,
  damageDraw: (_game: Game, damage: DamageData): DrawData => newDraw(damage.target, damage.amount, 'damage'),
  afterDraw: (_game: Game, draw: DrawData): OverLimitData => newOverLimit(draw.player),
  /** §14.3: one morale for every card discarded, unless the damage that brought them says what it costs. */
  overLimitLoss(game: Game, data: OverLimitData): MoraleData | null {
    const damage = damageOfLoss(game);
    const fixed = damage === null || damage.loss < 0 ? -1 : Math.max(0, damage.loss - damage.lost);
    if (fixed === 0) return null;
    return newMorale(
      seatOf(game, data.player).team,
      fixed > 0 ? fixed : data.excess,
      'overLimit',
      data.player,
    );
  },
  moraleLoss: (game: Game, data: MoraleData): WindowData | null => loss(game, data, 'morale.loss'),
  /** §15.3: where nothing was lost there is nothing after it. */
  moraleLost: (game: Game, data: MoraleData): WindowData | null =>
    data.amount > 0 ? loss(game, data, 'morale.lost') : null,
};

export const damageAskers = {
  damageTarget: (_game: Game, damage: DamageData): SeatId => damage.target,
  overLimitPlayer: (_game: Game, data: OverLimitData): SeatId => data.player,
};

/** §13.3: the cards drawn so far were the last of the deck. */
function reportEmptied(game: Game, draw: DrawData): void {
  const { player: seat, drawn } = draw;
  if (game.log === null || drawn.length === 0) return;
  const deck = { before: drawn.length, after: 0 };
  emit(game, { type: 'deckEmptied', rule: '§13.3', seat, drawn: drawn.length, deck });
}

/** Size of the deck before this draw, or before the part of it that came after a reshuffle. */
function deckBefore({ board, log }: Game, { drawn }: DrawData): number {
  const all = board.deck.length + drawn.length;
  const events = log?.events ?? [];
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as GrailEvent;
    if (event.type === 'deckEmptied') return all - event.drawn;
    // The draw began here: there was no reshuffle in its middle.
    if (event.type === 'stateEntered' && event.machine === 'draw' && event.from === 'before') return all;
  }
  return all;
}

function during(game: Game, damage: DamageData, timing: string, rule: string): WindowData | null {
  return openWindow(game, timing, damage.source, damage.target, damage.amount, 0, null, rule);
}

/** The cards of an over-limit belong to the event, and stay hidden (§4.4). */
function loss(game: Game, data: MoraleData, timing: string): WindowData | null {
  const window = openWindow(game, timing, data.player, -1, data.amount, 0, null, '§15.2');
  if (window !== null && data.cause === 'overLimit')
    window.cards = [...(nearest(game, 'overLimit')?.cards ?? [])];
  return window;
}
