/** Answers of the turn player in `action.choose`, `extraActions.choose`, `turn.weakness` (§6, §18, §10.4). */
import { seatOf } from '../state/changes.ts';
import type { Game } from '../state/game.ts';
import type { SeatId, Stones } from '../state/board.ts';
import type { CardId } from '../state/cards.ts';
import { actionDuties, handLike, specialTerms } from '../effects/rules/query.ts';
import type { ActionData, ExtraActionsData } from '../state/frames.ts';
import type { Choice, Option, RefusalCode, SkillChoice } from './choice.ts';
import { extraPossible } from './extra.ts';
import { isRefused, lookChosen, lookRefusal, named } from './looks.ts';
import {
  actionSkills,
  actionTargetRefusal,
  actionTargets,
  attackLooks,
  attackShut,
  canAct,
  magicLooks,
  magicShut,
  magicTargetRefusal,
  magicTargets,
  skillElementRefusal,
  skillKindRefusal,
} from './possible.ts';
import {
  buyRefusal,
  buyStoneChoice,
  extractMost,
  extractRefusal,
  specialRefusal,
  stoneSplits,
  synthesizeRefusal,
} from './special.ts';
import { checkDeclaration, stillDeclarable, isActionOf } from './skills.ts';
import { skillOption } from './windows.ts';

const me = (game: Game) => game.board.turn.player;
const zone = (game: Game) => game.board.teams[seatOf(game, me(game)).team].stones;

/** Everything the turn player may do in `action.choose`. */
export function actionOptions(game: Game, action: ActionData): Option[] {
  const options: Option[] = [];
  const shut = {
    attack: attackShut(game, action),
    magic: magicShut(game, action),
    special: specialRefusal(game, action),
  };
  const targets = shut.attack === null ? actionTargets(game) : [];
  for (const card of handLike(game, me(game))) {
    if (targets.length > 0) pushAttacks(game, action, card, targets, options);
    if (shut.magic === null) pushMagic(game, action, card, options);
  }
  for (const as of ['attack', 'magic', 'special'] as const)
    for (const ability of actionSkills(game, action, as, shut[as]))
      options.push(skillOption(game, SKILL_CHOICE[as], ability));
  if (shut.special === null) pushSpecials(game, action, options);
  if (action.quota !== 'any') return options;
  if (maySkipPhase(game)) options.push({ type: 'skipActionPhase' });
  else if (!action.canAct) options.push({ type: 'declareCannotAct' });
  return options;
}

/** A character's text lets the player leave the phase (flow "action.choose"). */
function maySkipPhase(game: Game): boolean {
  return actionDuties(game, me(game)).otherwise === 'skip-phase';
}

function pushAttacks(
  game: Game,
  action: ActionData,
  card: CardId,
  targets: SeatId[],
  options: Option[],
): void {
  const looks = attackLooks(game, action, card, null);
  if (isRefused(looks)) return;
  for (const { as } of named(looks))
    options.push({ type: 'attack', card, targets, ...(as === undefined ? {} : { as }) });
}

function pushMagic(game: Game, action: ActionData, card: CardId, options: Option[]): void {
  const looks = magicLooks(game, action, card, null);
  if (isRefused(looks)) return;
  for (const { look, as } of named(looks)) {
    const places = look.name === 'magic-missile' ? null : magicTargets(game, look.name);
    if (places === null || places.length > 0)
      options.push({ type: 'magic', card, targets: places, ...(as === undefined ? {} : { as }) });
  }
}

const SKILL_CHOICE = { attack: 'attackSkill', magic: 'magicSkill', special: 'specialSkill' } as const;

/** §6.1, where special actions are not shut as a whole. */
function pushSpecials(game: Game, action: ActionData, options: Option[]): void {
  if (buyRefusal(game, action, null) === null) options.push({ type: 'buy', stones: buyStoneChoice(game) });
  if (synthesizeRefusal(game, action, null) === null)
    options.push({ type: 'synthesize', stones: stoneSplits(zone(game), stonesToPay(game)) });
  if (extractRefusal(game, action, null) !== null) return;
  const stones: Stones[] = [];
  const most = extractMost(game);
  for (let count = 1; count <= most; count++) stones.push(...stoneSplits(zone(game), count));
  options.push({ type: 'extract', stones });
}

/** Why the turn player may not do this in `action.choose`; null if he may. */
export function actionRefusal(game: Game, action: ActionData, choice: Choice): RefusalCode | null {
  switch (choice.type) {
    case 'attack':
      return (
        ownCardRefusal(game, choice.card) ??
        lookRefusal(attackLooks(game, action, choice.card), choice.as) ??
        actionTargetRefusal(game, choice.target)
      );
    case 'magic':
      return ownCardRefusal(game, choice.card) ?? magicRefusal(game, action, choice);
    case 'buy':
      return buyRefusal(game, action) ?? buyStoneRefusal(game, choice.stone);
    case 'synthesize':
      return synthesizeRefusal(game, action) ?? synthesizeStonesRefusal(game, choice.stones);
    case 'extract':
      return extractRefusal(game, action) ?? extractStonesRefusal(game, choice.stones);
    case 'declareCannotAct':
      if (action.quota !== 'any') return 'noCannotActAsExtra';
      if (maySkipPhase(game)) return 'onlyAttackUnderTaunt';
      return action.canAct || canAct(game, action) ? 'canStillAct' : null;
    case 'attackSkill':
    case 'magicSkill':
    case 'specialSkill':
      return skillRefusal(game, action, choice);
    case 'skipActionPhase':
      return action.quota === 'any' && maySkipPhase(game) ? null : 'notAnAnswerHere';
    case 'startup':
      return game.board.turn.startupUsed ? 'startupUsed' : 'notAnAnswerHere';
    default:
      return 'notAnAnswerHere';
  }
}

/** §21.6: whether the chosen magic or special action can still be carried out, after what came before it. */
export function choiceStands(game: Game, action: ActionData): boolean {
  const { declaration, kind } = action;
  if (declaration !== null)
    return (
      skillKindRefusal(game, action, kind, declaration.ability) === null && stillDeclarable(game, declaration)
    );
  return actionRefusal(game, action, chosenAction(action, me(game))) === null;
}

/** The choice that made the action what it is. */
function chosenAction({ special, card, look, target, stones }: ActionData, seat: SeatId): Choice {
  const as = look === null ? {} : { as: look.name };
  if (special === null) return { type: 'magic', seat, card, ...as, ...(target < 0 ? {} : { target }) };
  if (special !== 'buy') return { type: special, seat, stones };
  if (stones.gem === stones.crystal) return { type: 'buy', seat };
  return { type: 'buy', seat, stone: stones.gem > stones.crystal ? 'gem' : 'crystal' };
}

function ownCardRefusal(game: Game, card: number): RefusalCode | null {
  return handLike(game, me(game)).includes(card) ? null : 'noSuchCard';
}

function magicRefusal(
  game: Game,
  action: ActionData,
  { card, target, as }: Extract<Choice, { type: 'magic' }>,
): RefusalCode | null {
  const looks = magicLooks(game, action, card);
  const refused = lookRefusal(looks, as);
  if (refused !== null) return refused;
  const { name } = lookChosen(looks, as);
  if (name === 'magic-missile') return target === undefined ? null : 'missileCannotBeAimed';
  return target === undefined ? 'noSuchTarget' : magicTargetRefusal(game, name, target);
}

function buyStoneRefusal(game: Game, stone: 'gem' | 'crystal' | undefined): RefusalCode | null {
  const offered = buyStoneChoice(game);
  if (offered.length === 0) return stone === undefined ? null : 'noStoneChoice';
  return stone === undefined ? 'stoneChoiceNeeded' : null;
}

const stonesToPay = (game: Game) => specialTerms(game, me(game), 'synthesize').stones;

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function synthesizeStonesRefusal(game: Game, { gem, crystal }: Stones): RefusalCode | null {
  if (!isCount(gem) || !isCount(crystal)) return 'wrongNumberOfStones';
  if (gem + crystal !== stonesToPay(game)) return 'wrongNumberOfStones';
  return gem <= zone(game).gem && crystal <= zone(game).crystal ? null : 'notThoseStones';
}

function extractStonesRefusal(game: Game, { gem, crystal }: Stones): RefusalCode | null {
  if (!isCount(gem) || !isCount(crystal)) return 'wrongNumberOfStones';
  if (gem + crystal < 1 || gem + crystal > extractMost(game)) return 'wrongNumberOfStones';
  return gem <= zone(game).gem && crystal <= zone(game).crystal ? null : 'notThoseStones';
}

function skillRefusal(game: Game, action: ActionData, choice: SkillChoice): RefusalCode | null {
  const as = choice.type === 'attackSkill' ? 'attack' : choice.type === 'magicSkill' ? 'magic' : 'special';
  const shut = skillKindRefusal(game, action, as, choice.ability);
  if (shut !== null) return shut;
  if (!isActionOf(game, me(game), choice.ability, as)) return 'skillNotUsable';
  const refusal = checkDeclaration(game, choice.ability, choice.picks);
  return refusal ?? skillElementRefusal(game, action, choice.ability, choice.picks);
}

/** §18.2: each entry that can be carried out, or stop. */
export function extraOptions(game: Game, _data: ExtraActionsData): Option[] {
  const options: Option[] = [];
  game.board.turn.extra.forEach((extra, entry) => {
    if (extraPossible(game, extra))
      options.push({ type: 'takeExtra', entry, kinds: [...extra.kinds], element: extra.element });
  });
  options.push({ type: 'stopExtra' });
  return options;
}

export function extraRefusal(game: Game, _data: ExtraActionsData, choice: Choice): RefusalCode | null {
  if (choice.type === 'stopExtra') return null;
  if (choice.type !== 'takeExtra') return 'notAnAnswerHere';
  const entry = game.board.turn.extra[choice.entry];
  return entry !== undefined && extraPossible(game, entry) ? null : 'noSuchExtra';
}
