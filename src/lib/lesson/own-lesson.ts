/** A lesson somebody made, as the player takes it. Apart from document.ts, since that brings the schemas with it. */
import type { LessonDocument } from './document.ts';
import type { GameLesson } from './format.ts';

/** The id of every made lesson: cards are shuffled by it, and so they lie the same wherever the lesson goes. */
export const OWN_ID = 'own';

/** Its one language stands for all three. */
export function lessonOf({ lesson }: LessonDocument): GameLesson {
  const { head, script, text } = lesson;
  return {
    head: { ...head, id: OWN_ID, slug: OWN_ID, chapter: 0 },
    script,
    text: { 'zh-Hans': text, 'zh-Hant': text, en: text },
  };
}
