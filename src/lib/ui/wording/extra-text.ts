/** What an extra action lets its owner do, in words (§18.1). */
import type { ExtraAction } from '$lib/grail';
import { m } from '$lib/i18n';
import { elementName } from './terms.ts';

export function extraText({ kinds, element }: Pick<ExtraAction, 'kinds' | 'element'>): string {
  if (kinds.length > 1) return m.table_action_either();
  const isAttack = kinds[0] === 'attack';
  if (element === null) return isAttack ? m.table_action_attack() : m.table_action_magic();
  const facts = { element: elementName(element) };
  return isAttack ? m.table_action_attack_element(facts) : m.table_action_magic_element(facts);
}
