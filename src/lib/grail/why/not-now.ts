/**
 * What the asked player cannot answer now, and why: each kind of answer that the waiting state knows, each of his
 * skills, each of his cards. Only for the seat that is asked, whose cards it speaks of (§4.6). Every reason comes from
 * the same preconditions as the answers themselves.
 */
import { stateOf } from '../../kernel/run.ts';
import type { Frame } from '../../kernel/flow.ts';
import { declarationRefusal } from '../choices/declarations.ts';
import { legal, refusal, requestOf, whyNot } from '../choices/request.ts';
import type { Choice, ChoiceType, Refusal, RefusalCode, Request } from '../choices/choice.ts';
import { skillElementRefusal, skillKindRefusal } from '../choices/possible.ts';
import { isActionOf } from '../choices/skills.ts';
import { uselessBecause } from '../actions/window.ts';
import { handLike } from '../effects/rules/query.ts';
import { seatOf } from '../state/changes.ts';
import type { SeatId } from '../state/board.ts';
import type { CardId } from '../state/cards.ts';
import type { ActionData, WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';

/** One kind of answer, or one skill, that is not offered. */
export interface RefusedKind {
  kind: ChoiceType;
  /** Which ability, where the kind is a use of a skill. */
  ability: number | null;
  skill: string | null;
  refusal: Refusal;
}

/** Kinds that stand for the uses of skills; these are told skill by skill. */
const SKILL_KINDS: readonly string[] = ['startup', 'use', 'attackSkill', 'magicSkill', 'specialSkill'];

/** Everything that the waiting state knows and does not offer now, with its refusals. */
export function refusedKinds(game: Game): RefusedKind[] {
  const request = requestOf(game);
  const frame = game.board.stack.at(-1);
  if (request === null || frame === undefined) return [];
  const offered = new Set(request.options.map(({ type }) => type));
  const known = [...stateOf(game.rules.flow, frame).on.keys()] as ChoiceType[];
  const kinds = known.flatMap((kind): RefusedKind[] => {
    if (SKILL_KINDS.includes(kind) || offered.has(kind)) return [];
    const found = kindRefusal(game, request, kind);
    // What is no answer to this question at all has no reason of its own.
    return found === null || found.because === 'notAnAnswerHere'
      ? []
      : [{ kind, ability: null, skill: null, refusal: found }];
  });
  return [...kinds, ...refusedSkills(game, request, frame)];
}

/** Why this card of the asked seat cannot be used now; null if it can. Of other seats nothing is said (§4.6). */
export function whyNotCard(game: Game, seat: SeatId, card: CardId): Refusal | null {
  const request = requestOf(game);
  if (request?.seat !== seat) return refusal(request ? 'notAsked' : 'gameOver', { type: 'take', seat });
  if (!handLike(game, seat).includes(card)) return refusal('noSuchCard', { type: 'block', seat, card });
  return whyNot(game, card);
}

/** Why this ability of the asked seat cannot be used now; null if it can. */
export function whyNotSkill(game: Game, seat: SeatId, ability: number): Refusal | null {
  const request = requestOf(game);
  const frame = game.board.stack.at(-1);
  if (request?.seat !== seat || frame === undefined)
    return refusal(request ? 'notAsked' : 'gameOver', { type: 'take', seat });
  const compiled = game.rules.skills.abilities[ability];
  const kind = kindOf(game, frame, ability);
  const choice: SkillAnswer = { type: kind ?? 'use', seat, ability, picks: {} };
  if (compiled?.seat !== seat || kind === null) return refusal('skillNotUsable', choice);
  if (request.options.some((option) => 'ability' in option && option.ability === ability)) return null;
  return refusal(skillRefusal(game, frame, choice), choice);
}

type SkillAnswer = Extract<Choice, { ability: number }>;

/** As what the waiting state would take the ability; null where it is not of this moment at all. */
function kindOf(game: Game, frame: Frame, ability: number): SkillAnswer['type'] | null {
  const { startups, listeners } = game.rules.skills;
  const seat = game.rules.skills.abilities[ability]?.seat ?? -1;
  switch (frame.machine) {
    case 'startup':
      return startups[seat]?.includes(ability) ? 'startup' : null;
    case 'window':
      return listeners[(frame.data as WindowData).timing]?.includes(ability) ? 'use' : null;
    case 'action':
      for (const as of ['attack', 'magic', 'special'] as const)
        if (isActionOf(game, seat, ability, as)) return `${as}Skill`;
      return null;
    default:
      return null;
  }
}

/** The refusal of a skill that is of this moment and is not offered. */
function skillRefusal(game: Game, frame: Frame, { type, ability }: SkillAnswer): RefusalCode {
  if (type === 'use') {
    const compiled = game.rules.skills.abilities[ability];
    const useless = compiled && uselessBecause(game, frame.data as WindowData, compiled);
    if (useless?.why === 'usedHere') return 'skillUsed';
    if (useless?.why === 'otherEvent' || useless?.why === 'asleep') return 'skillNotUsable';
    return declarationRefusal(game, ability) ?? 'skillNotUsable';
  }
  if (type === 'startup') {
    if (game.board.turn.startupUsed) return 'startupUsed';
    return declarationRefusal(game, ability) ?? compulsoryElse(game, frame);
  }
  const action = frame.data as ActionData;
  const as = type === 'attackSkill' ? 'attack' : type === 'magicSkill' ? 'magic' : 'special';
  return (
    skillKindRefusal(game, action, as) ??
    skillElementRefusal(game, action, ability) ??
    declarationRefusal(game, ability) ??
    'skillNotUsable'
  );
}

/** A startup that could be declared is left out because another must be used, or because nothing would be left. */
function compulsoryElse(game: Game, frame: Frame): RefusalCode {
  if (frame.state === 'mustDeclare') return 'declareFirst';
  const seat = game.board.turn.player;
  return legal(game, { type: 'noStartup', seat }) === null ? 'startupLeavesNothing' : 'startupCompulsory';
}

/** Every ability of the asked seat that is of this moment and not offered. */
function refusedSkills(game: Game, { seat, options }: Request, frame: Frame): RefusedKind[] {
  return game.rules.skills.abilities.flatMap((compiled): RefusedKind[] => {
    const { index, skill } = compiled;
    const kind = compiled.seat === seat ? kindOf(game, frame, index) : null;
    if (kind === null || options.some((option) => 'ability' in option && option.ability === index)) return [];
    const choice: SkillAnswer = { type: kind, seat, ability: index, picks: {} };
    const found = refusal(skillRefusal(game, frame, choice), choice);
    return [{ kind, ability: index, skill: skill.id, refusal: found }];
  });
}

/** How far an attempt came before it was refused: what speaks of the moment counts more than what speaks of one card. */
const ONLY_THIS_CARD: readonly RefusalCode[] = [
  'noSuchCard',
  'notAnAttackCard',
  'notAMagicCard',
  'counterNeedsAttackCard',
  'attackCardAgainstMissile',
  'lightIsNoAction',
  'counterNeedsSameElement',
  'wrongElementOfExtra',
];
/** What is missing where the hand holds nothing that could be tried. */
const MISSING: Partial<Record<ChoiceType, RefusalCode>> = {
  attack: 'notAnAttackCard',
  magic: 'notAMagicCard',
  counter: 'counterNeedsSameElement',
  pass: 'missileNeedsMissile',
  block: 'blockNeedsLight',
};

/** The reason that is nearest to allowing a kind, over everything of that kind that could be tried; null: it is allowed. */
function kindRefusal(game: Game, request: Request, kind: ChoiceType): Refusal | null {
  const rank = ({ because }: Refusal) =>
    ONLY_THIS_CARD.includes(because) ? ONLY_THIS_CARD.indexOf(because) : ONLY_THIS_CARD.length;
  let best: Refusal | null = null;
  for (const choice of attempts(game, request, kind)) {
    const refused = legal(game, choice);
    if (refused === null) return null;
    if (best === null || rank(refused) > rank(best)) best = refused;
  }
  const missing = MISSING[kind];
  if (best?.because !== 'noSuchCard' || missing === undefined) return best;
  return refusal(missing, { type: 'take', seat: request.seat });
}

/** Answers of one kind that a player could try: with each of his cards, and with one he would need. */
function attempts(game: Game, { seat }: Request, kind: ChoiceType): Choice[] {
  const { hand, team } = seatOf(game, seat);
  const seats = [...game.board.seats.keys()];
  const opponents = seats.filter((one) => game.board.seats[one]?.team !== team);
  const none = { gem: 0, crystal: 0 };
  switch (kind) {
    case 'attack':
    case 'counter':
      return [...hand, wanted(game, kind)].flatMap((card) =>
        opponents.map((target): Choice => ({ type: kind, seat, card, target })),
      );
    case 'magic':
      return [...hand, wanted(game, kind)].flatMap((card) => [
        ...seats.map((target): Choice => ({ type: kind, seat, card, target })),
        { type: kind, seat, card },
      ]);
    case 'block':
      return [...hand, wanted(game, kind)].map((card) => ({ type: kind, seat, card }));
    case 'pass':
      if (game.board.stack.at(-1)?.machine !== 'missile') return [{ type: kind, seat }];
      return [...hand, wanted(game, kind)].map((card) => ({ type: kind, seat, card }));
    case 'synthesize':
    case 'extract':
      return [{ type: kind, seat, stones: none }];
    case 'takeExtra':
      return [{ type: kind, seat, entry: 0 }];
    case 'buy':
    case 'take':
    case 'declareCannotAct':
    case 'noStartup':
    case 'stopExtra':
    case 'skipActionPhase':
    case 'drawThree':
      return [{ type: kind, seat }];
    default:
      return [];
  }
}

/** A card that would do, wherever it is: with it only the moment itself can be refused. */
function wanted(game: Game, kind: ChoiceType): CardId {
  const attack = game.board.stack.at(-1)?.data as { element?: string } | undefined;
  const fits = game.rules.cards.find((face) => {
    if (face === undefined) return false;
    if (kind === 'counter') return face.kind === 'attack' && face.element === attack?.element;
    if (kind === 'attack') return face.kind === 'attack';
    if (kind === 'magic' || kind === 'pass') return face.name === 'magic-missile';
    return face.name === 'holy-light';
  });
  return fits?.id ?? 0;
}
