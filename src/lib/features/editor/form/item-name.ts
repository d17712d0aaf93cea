/** What an item of a list is called in its head and by readers of the screen. */
import type { Form } from './form.svelte.ts';
import type { Schema } from './model/grammar.ts';
import { choiceWord, nameIn, objectWord, typedText, wayWord } from './words.ts';

export function itemName(form: Form, schema: Schema | undefined, value: unknown, at: number): string {
  const number = String(at + 1);
  if (typeof value !== 'object' || value === null) {
    const text = typedText(value);
    return text === '' ? number : choiceWord(null, text);
  }
  const place = schema === undefined ? undefined : form.grammar?.place(schema);
  const way = place === undefined ? null : (form.grammar?.wayOf(place, value) ?? null);
  if (way === null) return number;
  if (way.key !== null) return wayWord(way);
  const name = nameIn(value, '');
  return name === '' ? `${objectWord(way.id)} ${number}` : name;
}
