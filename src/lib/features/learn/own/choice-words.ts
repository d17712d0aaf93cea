/** An answer in a list of answers: what kind, with which cards, at whom. */
import type { Choice } from '$lib/grail';
import { m } from '$lib/i18n';
import type { Sentence } from '$lib/ui/board/words.ts';
import { cardCode, seatCode, sentence, type Naming } from '$lib/ui/wording/marked.ts';
import { answerName } from '$lib/ui/wording/why-event.ts';

export function choiceWords(choice: Choice | undefined, naming: Naming): Sentence {
  if (choice === undefined) return '?';
  const cards =
    'cards' in choice ? choice.cards : 'card' in choice && choice.card !== undefined ? [choice.card] : [];
  const declines = choice.type === 'pass' && choice.card === undefined;
  const parts = [declines ? m.offer_decline() : answerName(choice.type), ...cards.map(cardCode)];
  if ('target' in choice && choice.target !== undefined) parts.push('→', seatCode(choice.target));
  if (choice.type === 'useHeals') parts.push(String(choice.count));
  return sentence(parts.join(' '), naming);
}
