/** "Why was nobody asked here?": every window and every question that this step passed over, in words. */
import { courseOf, readStep, whyNobody, type WhyNobody } from '$lib/grail';
import type { Sentence } from '$lib/ui/board/words.ts';
import { timingName } from '$lib/ui/wording/timing-names.ts';
import { seatRow, skillReasonText, whyNobodyText, type SeatRow } from '$lib/ui/wording/why-text.ts';
import type { CursorSession } from './cursor-session.svelte.ts';
import { m } from '$lib/i18n';

export interface LeftOut {
  event: number;
  /** The window's timing, or the question that was left out. */
  title: string;
  text: Sentence;
  rule: string;
  rows: SeatRow[];
  skills: SeatRow['skills'];
  /** Nobody at this table has anything for this window. */
  silent: boolean;
}

const QUESTIONS = {
  answer: () => m.cursor_why_question_answer(),
  missile: () => m.cursor_why_question_missile(),
  weakness: () => m.cursor_why_question_weakness(),
  heals: () => m.cursor_why_question_heals(),
  discard: () => m.cursor_why_question_discard(),
  extra: () => m.cursor_why_question_extra(),
  startup: () => m.cursor_why_question_startup(),
  action: () => m.cursor_why_question_action(),
};

type Told = Exclude<WhyNobody, { about: 'seat' }>;

/** All of the step at the cursor, up to the cursor, oldest first. */
export function leftOutAt(session: CursorSession): LeftOut[] {
  const { walk, cursor, sight, table, wholeLog, shown, view } = session;
  // A spectator sees what anybody may see: the reasons of no seat that rest on its hand.
  const viewer = sight.open ? 'open' : (sight.seat ?? -1);
  const found = readStep(walk, cursor, (game, event): Told | null => {
    const why = whyNobody(game, event, viewer);
    return why === null || why.about === 'seat' ? null : why;
  });
  return found.map(({ event, value }): LeftOut => {
    const text = whyNobodyText(value, table.naming);
    const { rule } = value;
    if (value.about === 'question') {
      const skills = value.skills.map((skill) => ({
        text: skillReasonText(skill, table.naming),
        rule: skill.rule,
      }));
      return { event, title: QUESTIONS[value.question](), text, rule, rows: [], skills, silent: false };
    }
    const silent = value.seats.every(({ because }) => because === 'noSkill');
    const asked = view.asked?.seat ?? null;
    const rows = silent
      ? []
      : courseOf(value.seats, wholeLog, event, { upTo: shown - 1, asked }).map((row) =>
          seatRow(row, table.naming),
        );
    return { event, title: timingName(value.timing), text, rule, rows, skills: [], silent };
  });
}
