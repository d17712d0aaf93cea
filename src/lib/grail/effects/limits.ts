/** How often a skill may be used, and which skills are shut (§20.5, `limit`, `locks`). */
import type { Game } from '../state/game.ts';
import type { MachineId } from '../state/frames.ts';
import type { CompiledAbility } from './compiled.ts';
import type { Lock } from './language/index.ts';
import { depthOf, nearest } from './pending.ts';

/** Where uses are counted; null where no such thing runs. */
function counted(game: Game, { ability }: CompiledAbility): number[] | null {
  switch (ability.limit) {
    case 'turn':
      return game.board.turn.used;
    case 'game':
      return game.board.usedThisGame;
    case 'attack':
    case 'damage':
    case 'action':
      return nearest(game, ability.limit)?.used ?? null;
    default:
      return null;
  }
}

export function isUsedUp(game: Game, compiled: CompiledAbility): boolean {
  return counted(game, compiled)?.includes(compiled.index) ?? false;
}

export function isLocked(game: Game, compiled: CompiledAbility): boolean {
  const { locks } = game.board;
  return (
    locks.length > 0 &&
    locks.some(({ seat, skills }) => seat === compiled.seat && skills.includes(compiled.skill.id))
  );
}

const MACHINE: Partial<Record<Lock['for'], MachineId>> = { attack: 'attack', action: 'action' };

/** The use counts from its announcement on, and shuts what it locks. */
export function noteUse(game: Game, compiled: CompiledAbility): void {
  counted(game, compiled)?.push(compiled.index);
  for (const { skills, for: until } of compiled.ability.locks ?? []) {
    const machine = MACHINE[until];
    const depth = machine === undefined ? -1 : depthOf(game, machine);
    const scope = machine !== undefined && depth < 0 ? 'turn' : until;
    game.board.locks.push({ seat: compiled.seat, skills: [...skills], until: scope, depth });
  }
}
