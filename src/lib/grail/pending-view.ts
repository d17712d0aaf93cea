/** What is not finished, as players speak of it (§21.5): made from the stack, all of it public. */
import { propertiesOf } from './effects/attack-properties.ts';
import { abilityOf } from './choices/skills.ts';
import type { Game } from './state/game.ts';
import type {
  ActionData,
  AttackData,
  DamageData,
  EffectData,
  MissileData,
  OverLimitData,
  WindowData,
} from './state/frames.ts';
import type { AttackView, DamageView, MissileView, PendingView } from './view.ts';

export function attackView(game: Game, data: AttackData): AttackView {
  const { attacker, target, card, element, active, damage } = data;
  const { shieldable } = propertiesOf(game, data);
  return { attacker, target, card, element, active, damage: Math.max(0, damage), shieldable };
}

export const missileView = ({ passer, target, amount, card }: MissileData): MissileView => ({
  passer,
  target,
  points: amount,
  card,
});

export const damageView = ({ source, target, kind, amount }: DamageData): DamageView => ({
  source,
  target,
  kind,
  points: Math.max(0, amount),
});

/** Outermost first. */
export function pendingOf(game: Game): PendingView[] {
  return game.board.stack.flatMap(({ machine, state, data }) => onePending(game, machine, state, data) ?? []);
}

function onePending(game: Game, machine: string, state: string, data: unknown): PendingView | null {
  switch (machine) {
    case 'action': {
      const { restriction } = data as ActionData;
      const extra = restriction && { ...restriction, kinds: [...restriction.kinds] };
      return { what: 'action', state, extra };
    }
    case 'attack':
      return { what: 'attack', state, ...attackView(game, data as AttackData) };
    case 'missile':
      return { what: 'missile', state, ...missileView(data as MissileData) };
    case 'damage': {
      const { cause, skill } = data as DamageData;
      return { what: 'damage', state, cause, skill, ...damageView(data as DamageData) };
    }
    case 'overLimit': {
      const { player: seat, excess } = data as OverLimitData;
      return { what: 'overLimit', state, seat, count: Math.max(0, excess) };
    }
    case 'window':
      return { what: 'window', state, timing: (data as WindowData).timing };
    case 'effect': {
      const { ability, seat } = data as EffectData;
      return { what: 'effect', state, seat, skill: abilityOf(game, ability).skill.id };
    }
    default:
      return null;
  }
}
