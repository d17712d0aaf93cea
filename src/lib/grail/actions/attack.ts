/** What the states of `attack` do (§7). */
import { applyChanges, takeNextActive } from '../effects/attack-changes.ts';
import { damageOf, propertiesOf } from '../effects/attack-properties.ts';
import { newAttack, newDamage } from '../effects/calls.ts';
import { endScope } from '../effects/rules/scopes.ts';
import { nearest } from '../effects/pending.ts';
import { handLike } from '../effects/rules/query.ts';
import { lookChosen } from '../choices/looks.ts';
import { counterLooks } from '../choices/possible.ts';
import { discardShown, gainStones, removePlaced, seatOf, showFromHand } from '../state/changes.ts';
import { causeFrom, emit } from '../state/log.ts';
import { findPlaced } from '../state/table.ts';
import { chosen, type Game } from '../state/game.ts';
import { beginStored } from './effect.ts';
import type { ActionData, AttackData, DamageData, EffectData, WindowData } from '../state/frames.ts';
import type { SeatId } from '../state/board.ts';
import { openWindow } from '../windows/open.ts';
import { effectTriggered } from '../windows/queued.ts';

export const attackGuards = {
  /** An attack made with a card of the hand; a counter's card has been shown as the answer. */
  cardStillInHand: (game: Game, attack: AttackData) =>
    attack.active && attack.card > 0 && handLike(game, attack.attacker).includes(attack.card),
  isForcedHit: (game: Game, attack: AttackData) => propertiesOf(game, attack).forced,
  /** §7.4: a card that was played before the answer was due is the answer. */
  alreadyAnswered: (_game: Game, attack: AttackData) => attack.answer !== 'none',
  harmlessHit: (game: Game, attack: AttackData) => propertiesOf(game, attack).harmless,
  shieldStopsAttack: (game: Game, attack: AttackData) =>
    propertiesOf(game, attack).shieldable && findPlaced(game, attack.target, 'holy-shield') !== null,
  wasCountered: (_game: Game, attack: AttackData) => attack.answer === 'counter',
};

export const attackActions = {
  /** What had been waiting for this attack is done to it at once, before ①. */
  declareAttack(game: Game, attack: AttackData) {
    if (game.log !== null) {
      const { attacker, target, card, element, active, damage } = attack;
      const rule = active ? '§7.1' : '§7.7';
      causeFrom(
        game,
        emit(game, { type: 'attackDeclared', rule, attacker, target, card, element, active, damage }),
      );
    }
    takeNextActive(game, attack);
    const countered = attackCountered(game, attack);
    if (countered?.counterChange) applyChanges(game, attack, countered.counterChange, null);
  },
  showAttackCard(game: Game, attack: AttackData) {
    showFromHand(game, attack.attacker, attack.card, 'attack', '§7.1');
  },
  discardAttackCard(game: Game, attack: AttackData) {
    discardShown(game, attack.attacker, attack.card);
  },
  answerCounter(game: Game, attack: AttackData) {
    const { card, target, as } = chosen(game, 'counter');
    const { element } = lookChosen(counterLooks(game, attack, card), as);
    Object.assign(attack, {
      answer: 'counter',
      answerCard: card,
      answerElement: element,
      counterTarget: target,
    });
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
    const { attacker, target, active } = attack;
    const { forced } = propertiesOf(game, attack);
    const action = active ? nearest(game, 'action') : null;
    if (action !== null) action.hit = true;
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
  /** §7.6(c): base and changes, and the rules that are live now. */
  settleDamage(game: Game, attack: AttackData) {
    const before = attack.damage;
    attack.damage = damageOf(game, attack);
    if (game.log === null || attack.damage === before) return;
    const { attacker, target, damage: after } = attack;
    const change = { attacker, target, what: 'damage', skill: null, damage: { before, after } };
    emit(game, { type: 'attackChanged', rule: '§7.6', ...change });
  },
  endAttack(game: Game, _attack: AttackData) {
    endScope(game, 'attack');
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
  /** §18.1: once, for the attack that the extra action itself makes. */
  launchEffect(game: Game, attack: AttackData): EffectData | null {
    const entry = attack.active ? actionOf(game)?.restriction : null;
    return entry?.launch ? beginStored(entry.launch) : null;
  },
  attackDamage(game: Game, attack: AttackData): DamageData {
    const { attacker, target, damage } = attack;
    const { healsAllowed } = propertiesOf(game, attack);
    return newDamage(attacker, target, 'attack', 'attack', damage, null, healsAllowed);
  },
  /** §7.7: the counterer attacks with the element of the card as it was played. */
  counterAttack: (game: Game, attack: AttackData): AttackData =>
    newAttack(game, attack.target, attack.counterTarget, attack.answerCard, attack.answerElement, false),
};

export const attackAskers = {
  attackTarget: (_game: Game, attack: AttackData): SeatId => attack.target,
};

/** The action whose own attack is on top of the stack: made with a card, or by a skill used as the action. */
function actionOf(game: Game): ActionData | null {
  const { stack } = game.board;
  const caller = stack[stack.length - 2];
  const action = caller?.machine === 'effect' ? stack[stack.length - 3] : caller;
  return action?.machine === 'action' ? (action.data as ActionData) : null;
}

/** The attack that the counter-attack on top of the stack answers. */
function attackCountered(game: Game, attack: AttackData): AttackData | null {
  const below = game.board.stack[game.board.stack.length - 2];
  return !attack.active && below?.machine === 'attack' ? (below.data as AttackData) : null;
}

function during(game: Game, attack: AttackData, timing: string, rule: string): WindowData | null {
  return openWindow(game, timing, attack.attacker, attack.target, attack.damage, attack.card, null, rule);
}

function reportAnswer(game: Game, attack: AttackData): void {
  if (game.log === null || attack.answer === 'none') return;
  const { target: seat, answer, answerCard: card, counterTarget: target } = attack;
  const rule = answer === 'counter' ? '§7.4(1)' : answer === 'block' ? '§7.4(2)' : '§7.4(3)';
  emit(game, { type: 'attackAnswered', rule, seat, answer, card: answer === 'take' ? 0 : card, target });
}
