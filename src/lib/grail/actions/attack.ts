/** What the states of `attack` do (§7). */
import { newAttack, newDamage } from '../effects/calls.ts';
import { endScope } from '../effects/rules/scopes.ts';
import { faceOf } from '../choices/possible.ts';
import { discardShown, gainStones, removePlaced, seatOf, showFromHand } from '../state/changes.ts';
import { causeFrom, emit } from '../state/log.ts';
import { findPlaced } from '../state/table.ts';
import { chosen, type Game } from '../state/game.ts';
import type { AttackData, DamageData, WindowData } from '../state/frames.ts';
import type { SeatId } from '../state/board.ts';
import { openWindow } from '../windows/open.ts';
import { effectTriggered } from '../windows/queued.ts';

export const attackGuards = {
  /** An attack made with a card of the hand; a counter's card has been shown as the answer. */
  cardStillInHand: (game: Game, attack: AttackData) =>
    attack.active && attack.card > 0 && seatOf(game, attack.attacker).hand.includes(attack.card),
  isForcedHit: (_game: Game, attack: AttackData) => attack.forced,
  shieldStopsAttack: (game: Game, attack: AttackData) =>
    attack.shieldable && findPlaced(game, attack.target, 'holy-shield') !== null,
  wasCountered: (_game: Game, attack: AttackData) => attack.answer === 'counter',
};

export const attackActions = {
  declareAttack(game: Game, attack: AttackData) {
    if (game.log === null) return;
    const { attacker, target, card, element, active, damage } = attack;
    const rule = active ? '§7.1' : '§7.7';
    causeFrom(
      game,
      emit(game, { type: 'attackDeclared', rule, attacker, target, card, element, active, damage }),
    );
  },
  showAttackCard(game: Game, attack: AttackData) {
    showFromHand(game, attack.attacker, attack.card, 'attack', '§7.1');
  },
  discardAttackCard(game: Game, attack: AttackData) {
    discardShown(game, attack.attacker, attack.card);
  },
  answerCounter(game: Game, attack: AttackData) {
    const { card, target } = chosen(game, 'counter');
    Object.assign(attack, { answer: 'counter', answerCard: card, counterTarget: target });
    reportAnswer(game, attack);
  },
  answerBlock(game: Game, attack: AttackData) {
    Object.assign(attack, { answer: 'block', answerCard: chosen(game, 'block').card });
    reportAnswer(game, attack);
  },
  answerTake(game: Game, attack: AttackData) {
    attack.answer = 'take';
    reportAnswer(game, attack);
  },
  showAnswerCard(game: Game, attack: AttackData) {
    const counter = attack.answer === 'counter';
    const rule = counter ? '§7.4(1)' : '§7.4(2)';
    showFromHand(game, attack.target, attack.answerCard, counter ? 'counter' : 'block', rule);
  },
  discardAnswerCard(game: Game, attack: AttackData) {
    discardShown(game, attack.target, attack.answerCard);
  },
  removeShieldOfTarget(game: Game, attack: AttackData) {
    const shield = findPlaced(game, attack.target, 'holy-shield');
    if (shield === null) return;
    removePlaced(game, attack.target, shield, 'discard', '§7.4(3)');
    effectTriggered(game, shield.by, attack.target, shield.card, shield.name);
  },
  /** §7.6(a): the stone comes when the hit is decided (D25). */
  scoreHit(game: Game, attack: AttackData) {
    attack.hit = true;
    const { attacker, target, active, forced } = attack;
    if (game.log !== null)
      causeFrom(game, emit(game, { type: 'attackHit', rule: '§7.6', attacker, target, active, forced }));
    gainStones(game, seatOf(game, attacker).team, active ? 1 : 0, active ? 0 : 1, 'hit', '§16.2');
  },
  scoreMiss(game: Game, attack: AttackData) {
    if (game.log === null) return;
    const { attacker, target, answer } = attack;
    const by = answer === 'counter' || answer === 'block' ? answer : 'shield';
    causeFrom(game, emit(game, { type: 'attackMissed', rule: '§7.6', attacker, target, by }));
  },
  endAttack(game: Game, _attack: AttackData) {
    if (game.board.applied.length > 0) endScope(game, 'attack');
  },
};

export const attackInputs = {
  attackCardRevealed: (game: Game, attack: AttackData): WindowData | null =>
    openWindow(game, 'card.revealed', attack.attacker, attack.target, 1, attack.card, 'attack', '§21.9'),
  launch: (game: Game, attack: AttackData): WindowData | null => during(game, attack, 't1.launch', '§7.3'),
  respond: (game: Game, attack: AttackData): WindowData | null => during(game, attack, 'respond', '§7.4'),
  answerCardRevealed: (game: Game, attack: AttackData): WindowData | null =>
    openWindow(
      game,
      'card.revealed',
      attack.target,
      attack.attacker,
      1,
      attack.answerCard,
      attack.answer === 'counter' ? 'counter' : 'block',
      '§21.9',
    ),
  hit: (game: Game, attack: AttackData): WindowData | null => during(game, attack, 't2.hit', '§7.6'),
  miss: (game: Game, attack: AttackData): WindowData | null => during(game, attack, 't2.miss', '§7.6'),
  attackDamage: (_game: Game, attack: AttackData): DamageData =>
    newDamage(attack.attacker, attack.target, 'attack', 'attack', attack.damage, null, attack.healsAllowed),
  /** §7.7: the counterer attacks with the card's own element. */
  counterAttack: (game: Game, attack: AttackData): AttackData =>
    newAttack(
      game,
      attack.target,
      attack.counterTarget,
      attack.answerCard,
      faceOf(game, attack.answerCard).element,
      false,
    ),
};

export const attackAskers = {
  attackTarget: (_game: Game, attack: AttackData): SeatId => attack.target,
};

function during(game: Game, attack: AttackData, timing: string, rule: string): WindowData | null {
  return openWindow(game, timing, attack.attacker, attack.target, attack.damage, attack.card, null, rule);
}

function reportAnswer(game: Game, attack: AttackData): void {
  if (game.log === null || attack.answer === 'none') return;
  const { target: seat, answer, answerCard: card, counterTarget: target } = attack;
  const rule = answer === 'counter' ? '§7.4(1)' : answer === 'block' ? '§7.4(2)' : '§7.4(3)';
  emit(game, { type: 'attackAnswered', rule, seat, answer, card: answer === 'take' ? 0 : card, target });
}
