/**
 * Abilities that surely set each other off without end: nothing is paid, nothing limits them, no condition can fail, and
 * what they do does not run out. What is only possible the engine's bound on steps ends.
 */
import type { Effect } from '../../../grail/effects/language/checks.ts';
import type { Ability, Character, Num, Skill, Time, Trigger } from '../../../grail/effects/language/index.ts';
import { joined } from '../place.ts';
import { DAMAGE_TIMES } from '../times.ts';
import type { Report } from './report.ts';
import { allSkills } from './things.ts';

interface Node {
  skill: Skill;
  ability: Ability;
  pointer: string;
}

/** Something that an effect makes happen. Who: which of the sides seen from the owner it can be. */
interface Happening {
  times: readonly Time[];
  by: string;
  to?: string;
  kind?: string;
  id?: string;
}

const SIDES: Readonly<Record<string, string>> = {
  self: 'S',
  teammates: 'T',
  opponents: 'O',
  others: 'TO',
  'own-side': 'ST',
};
const sidesOf = (who: unknown): string => (typeof who === 'string' ? (SIDES[who] ?? 'STO') : 'STO');
const surelyIn = (who: unknown, wanted: unknown): boolean =>
  wanted === undefined ||
  [...sidesOf(who)].every((side) => [wanted].flat().some((one) => sidesOf(one).includes(side)));

export function checkLoops(character: Character, report: Report): void {
  const nodes = [...allSkills(character)].flatMap(([pointer, skill]) =>
    (skill.does ?? []).flatMap((ability, at) =>
      isFree(ability) ? [{ skill, ability, pointer: joined(joined(pointer, 'does'), at) }] : [],
    ),
  );
  const next = new Map(nodes.map((node) => [node, nodes.filter((other) => setsOff(node, other, character))]));
  const said = new Set<Node>();
  for (const start of nodes) {
    const ring = ringFrom(start, next);
    if (ring === null || ring.some((node) => said.has(node))) continue;
    ring.forEach((node) => said.add(node));
    const path = [...ring, start].map(({ skill }) => skill.id).join(' → ');
    const damages = ring.every(({ ability }) =>
      [ability.on].flat().every((one) => DAMAGE_TIMES.includes(one.time)),
    );
    report(damages ? 'damageLoop' : 'loop', start.pointer, { path });
  }
}

/** Once a damage is no limit here: each further damage is another. */
function isFree({ pay = [], modes = [], if: conditions = [], limit, form }: Ability): boolean {
  return (
    pay.length + modes.length + conditions.length === 0 &&
    (limit ?? 'damage') === 'damage' &&
    form === undefined
  );
}

/** The shortest way from an ability back to itself. */
function ringFrom(start: Node, next: ReadonlyMap<Node, readonly Node[]>): Node[] | null {
  const cameFrom = new Map<Node, Node | null>([[start, null]]);
  const open = [start];
  for (let node = open.shift(); node !== undefined; node = open.shift()) {
    for (const other of next.get(node) ?? []) {
      if (other === start) return wayTo(node, cameFrom);
      if (cameFrom.has(other)) continue;
      cameFrom.set(other, node);
      open.push(other);
    }
  }
  return null;
}

function wayTo(node: Node, cameFrom: ReadonlyMap<Node, Node | null>): Node[] {
  const way: Node[] = [];
  for (let one: Node | null = node; one !== null; one = cameFrom.get(one) ?? null) way.unshift(one);
  return way;
}

function setsOff(from: Node, to: Node, character: Character): boolean {
  const list = from.ability.do ?? [];
  if (list.some((effect) => effect.do === 'again' && effect.if === undefined && effect.skill === to.skill.id))
    return true;
  const own: Happening = { times: ['skill.used', 'skill.resolved'], by: 'self', id: from.skill.id };
  const made = [own, ...list.flatMap((effect) => happenings(effect, character))];
  return made.some((one) => [to.ability.on].flat().some((trigger) => fits(one, trigger, from.skill.id)));
}

function fits(made: Happening, trigger: Trigger, skill: string): boolean {
  if (!made.times.includes(trigger.time)) return false;
  const wanted = { ...trigger } as Readonly<Record<string, unknown>>;
  if (!surelyIn(made.by, wanted['by'])) return false;
  if (made.to !== undefined && !surelyIn(made.to, wanted['to'])) return false;
  if (wanted['cards'] !== undefined || wanted['points'] !== undefined) return false;
  if (wanted['kind'] !== undefined && wanted['kind'] !== made.kind) return false;
  if (wanted['cause'] !== undefined && ![wanted['cause']].flat().includes('skill')) return false;
  if (wanted['notSkill'] !== undefined && (wanted['notSkill'] as string[]).includes(skill)) return false;
  if (wanted['skill'] !== undefined && !(wanted['skill'] as string[]).includes(made.id ?? skill))
    return false;
  if (wanted['token'] !== undefined && wanted['token'] !== made.id) return false;
  return wanted['card'] === undefined || [wanted['card']].flat().some((one) => one === made.id);
}

/** What an effect surely brings about, again and again: what runs out (tokens up to a maximum, heals, hands) is none. */
function happenings(effect: Effect, character: Character): Happening[] {
  if (effect.if !== undefined || effect.may) return [];
  switch (effect.do) {
    case 'damage':
      return neverLess(effect.amount)
        ? [{ times: DAMAGE_TIMES, by: 'self', to: single(effect.to), kind: effect.kind ?? 'magic' }]
        : [];
    case 'draw':
      return [{ times: ['draw.before', 'hand.changed'], by: single(effect.who ?? 'self') }];
    case 'gain':
      return Object.keys(effect.tokens ?? {})
        .filter((id) => isEndless(character, id))
        .map((id) => ({ times: ['tokens.gained'], by: single(effect.who ?? 'self'), id }));
    case 'exchange':
      return effect.what === 'tokens'
        ? [
            { times: ['tokens.gained'], by: 'self', id: effect.to },
            { times: ['tokens.removed'], by: 'self', id: effect.from },
          ]
        : [];
    case 'cover':
      return effect.from === 'deck' ? [{ times: ['tokens.gained'], by: 'self', id: effect.token }] : [];
    case 'place':
      return [{ times: ['effect.placed'], by: 'self', id: effect.card }];
    case 'for-each':
      return effect.then.flatMap((one) => happenings(one, character));
    default:
      return [];
  }
}

const single = (who: unknown): string => (typeof who === 'string' ? who : 'all');

function isEndless({ tokens = {} }: Character, id: string): boolean {
  const token = tokens[id];
  return token?.kind === 'counter' && token.max === undefined;
}

/** A number that does not shrink from round to round. */
function neverLess(amount: Num): boolean {
  if (typeof amount === 'number') return amount > 0;
  if (typeof amount === 'string') return !/[-*(]/.test(amount);
  return 'count' in amount && amount.count === 'points' && (amount.plus ?? 0) >= 0;
}
