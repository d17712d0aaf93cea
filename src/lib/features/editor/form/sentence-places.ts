/** Which part of a skill each sentence of its rules text says. */
import { joined } from '$lib/dsl/characters/place.ts';

type Plain = Readonly<Record<string, unknown>>;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Sentences stand in the order of the file, those without a form or card of their own first. */
export function sentencePlaces(skill: unknown, pointer: string): string[] {
  const found: { at: string; needs: string }[] = [];
  for (const [key, value] of Object.entries((skill ?? {}) as Plain)) {
    if (key === 'setup') found.push({ at: joined(pointer, key), needs: '' });
    if (key !== 'does' && key !== 'rules') continue;
    listOf(value).forEach((one, at) => {
      const { form, card } = (one ?? {}) as Plain;
      const needs = form === undefined && card === undefined ? '' : JSON.stringify([form, card]);
      found.push({ at: joined(joined(pointer, key), at), needs });
    });
  }
  const order = [...new Set(['', ...found.map(({ needs }) => needs)])];
  return order.flatMap((needs) => found.filter((one) => one.needs === needs).map(({ at }) => at));
}
