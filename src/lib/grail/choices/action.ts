/** Answers of the turn player in `action.choose`, `extraActions.choose`, `turn.weakness` (§6, §18, §10.4). */
import { seatOf } from '../state/changes.ts';
import type { Game } from '../state/game.ts';
import type { Stones } from '../state/board.ts';
import type { ActionData, ExtraActionsData } from '../state/frames.ts';
import type { Choice, Option, RefusalCode, SkillChoice } from './choice.ts';
import { extraPossible } from './extra.ts';
import {
  actionSkills,
  attackCardRefusal,
  attackTargetRefusal,
  attackTargets,
  buyRefusal,
  buyStoneChoice,
  canAct,
  extractMost,
  extractRefusal,
  faceOf,
  magicCardRefusal,
  magicTargetRefusal,
  magicTargets,
  skillElementRefusal,
  skillKindRefusal,
  stoneSplits,
  synthesizeRefusal,
} from './possible.ts';
import { checkDeclaration, isActionOf } from './skills.ts';
import { skillOption } from './windows.ts';

const me = (game: Game) => game.board.turn.player;
const zone = (game: Game) => game.board.teams[seatOf(game, me(game)).team].stones;

/** Everything the turn player may do in `action.choose`. */
export function actionOptions(game: Game, action: ActionData): Option[] {
  const options: Option[] = [];
  const { hand } = seatOf(game, me(game));
  const targets = action.quota === 'magic' ? [] : attackTargets(game, me(game));
  for (const card of hand) {
    if (targets.length > 0 && attackCardRefusal(game, action, card) === null)
      options.push({ type: 'attack', card, targets });
    if (magicCardRefusal(game, action, card) !== null) continue;
    const { name } = faceOf(game, card);
    if (name === 'magic-missile') options.push({ type: 'magic', card, targets: null });
    else {
      const places = magicTargets(game, name);
      if (places.length > 0) options.push({ type: 'magic', card, targets: places });
    }
  }
  pushSkills(game, action, options);
  pushSpecials(game, action, options);
  if (!action.canAct && action.quota === 'any') options.push({ type: 'declareCannotAct' });
  return options;
}

function pushSkills(game: Game, action: ActionData, options: Option[]): void {
  for (const as of ['attack', 'magic', 'special'] as const)
    for (const ability of actionSkills(game, action, as))
      options.push(skillOption(game, `${as}Skill`, ability));
}

function pushSpecials(game: Game, action: ActionData, options: Option[]): void {
  if (buyRefusal(game, action) === null) options.push({ type: 'buy', stones: buyStoneChoice(game) });
  if (synthesizeRefusal(game, action) === null)
    options.push({ type: 'synthesize', stones: stoneSplits(zone(game), game.rules.config.synthesizeStones) });
  if (extractRefusal(game, action) !== null) return;
  const stones: Stones[] = [];
  for (let count = 1; count <= extractMost(game); count++) stones.push(...stoneSplits(zone(game), count));
  options.push({ type: 'extract', stones });
}

/** Why the turn player may not do this in `action.choose`; null if he may. */
export function actionRefusal(game: Game, action: ActionData, choice: Choice): RefusalCode | null {
  switch (choice.type) {
    case 'attack':
      return (
        ownCardRefusal(game, choice.card) ??
        attackCardRefusal(game, action, choice.card) ??
        attackTargetRefusal(game, me(game), choice.target)
      );
    case 'magic':
      return ownCardRefusal(game, choice.card) ?? magicRefusal(game, action, choice.card, choice.target);
    case 'buy':
      return buyRefusal(game, action) ?? buyStoneRefusal(game, choice.stone);
    case 'synthesize':
      return synthesizeRefusal(game, action) ?? synthesizeStonesRefusal(game, choice.stones);
    case 'extract':
      return extractRefusal(game, action) ?? extractStonesRefusal(game, choice.stones);
    case 'declareCannotAct':
      if (action.quota !== 'any') return 'noCannotActAsExtra';
      return action.canAct || canAct(game, action) ? 'canStillAct' : null;
    case 'attackSkill':
    case 'magicSkill':
    case 'specialSkill':
      return skillRefusal(game, action, choice);
    case 'startup':
      return game.board.turn.startupUsed ? 'startupUsed' : 'notAnAnswerHere';
    default:
      return 'notAnAnswerHere';
  }
}

function ownCardRefusal(game: Game, card: number): RefusalCode | null {
  return seatOf(game, me(game)).hand.includes(card) ? null : 'noSuchCard';
}

function magicRefusal(
  game: Game,
  action: ActionData,
  card: number,
  target: number | undefined,
): RefusalCode | null {
  const refused = magicCardRefusal(game, action, card);
  if (refused !== null) return refused;
  const { name } = faceOf(game, card);
  if (name === 'magic-missile') return target === undefined ? null : 'missileCannotBeAimed';
  return target === undefined ? 'noSuchTarget' : magicTargetRefusal(game, name, target);
}

function buyStoneRefusal(game: Game, stone: 'gem' | 'crystal' | undefined): RefusalCode | null {
  const offered = buyStoneChoice(game);
  if (offered.length === 0) return stone === undefined ? null : 'noStoneChoice';
  return stone === undefined ? 'stoneChoiceNeeded' : null;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function synthesizeStonesRefusal(game: Game, { gem, crystal }: Stones): RefusalCode | null {
  if (!isCount(gem) || !isCount(crystal)) return 'wrongNumberOfStones';
  if (gem + crystal !== game.rules.config.synthesizeStones) return 'wrongNumberOfStones';
  return gem <= zone(game).gem && crystal <= zone(game).crystal ? null : 'notThoseStones';
}

function extractStonesRefusal(game: Game, { gem, crystal }: Stones): RefusalCode | null {
  if (!isCount(gem) || !isCount(crystal)) return 'wrongNumberOfStones';
  if (gem + crystal < 1 || gem + crystal > extractMost(game)) return 'wrongNumberOfStones';
  return gem <= zone(game).gem && crystal <= zone(game).crystal ? null : 'notThoseStones';
}

function skillRefusal(game: Game, action: ActionData, choice: SkillChoice): RefusalCode | null {
  const as = choice.type === 'attackSkill' ? 'attack' : choice.type === 'magicSkill' ? 'magic' : 'special';
  const shut = skillKindRefusal(game, action, as);
  if (shut !== null) return shut;
  if (!isActionOf(game, me(game), choice.ability, as)) return 'skillNotUsable';
  const unfit = skillElementRefusal(game, action, choice.ability);
  if (unfit !== null) return unfit;
  return checkDeclaration(game, choice.ability, choice.picks);
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
