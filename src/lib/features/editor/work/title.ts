/** What a draft is called: the name its text gives, also while something else in the text is broken. */
import { readJson } from '$lib/dsl/characters/json.ts';

const LONGEST = 80;

/** @returns the Chinese name, else the English one, else the id; empty where the text names nothing */
export function titleOf(text: string): string {
  const value = readJson(text).root?.value;
  if (typeof value !== 'object' || value === null) return '';
  const { name, id } = value as { name?: unknown; id?: unknown };
  const { zh, en } = (typeof name === 'object' && name !== null ? name : {}) as {
    zh?: unknown;
    en?: unknown;
  };
  const found = [zh, en, id].find((one): one is string => typeof one === 'string' && one.trim() !== '');
  return (found ?? '').trim().slice(0, LONGEST);
}
