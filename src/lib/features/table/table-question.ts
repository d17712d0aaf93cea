/** What a table's prompt says; apart from the model, since lessons ask in words of their own. */
import { m } from '$lib/i18n';
import { pickedText } from '$lib/ui/answering/field-offers.ts';
import { fieldQuestion } from '$lib/ui/answering/field-question.ts';
import type { Sentence } from '$lib/ui/board/words.ts';
import { promptText } from '$lib/ui/wording/prompts.ts';
import type { TableModel } from './table-model.svelte.ts';

/** What is asked now: the field of the answer in the making, or the question that stands. */
export function questionOf({ asked, picks, offerWords, view, naming }: TableModel): Sentence | null {
  const field = asked && fieldQuestion(asked, picks, offerWords);
  return field ?? promptText(view, naming);
}

/** What of an answer in the making is picked so far; null while nothing is, or no form is open. */
export function pickedOf({ asked, picks, offerWords }: TableModel): string | null {
  const picked = asked && pickedText(asked, picks, offerWords);
  return picked === null ? null : m.answer_field_picked({ picked });
}
