/** What is wrong with a lesson somebody made, in words: where, what, and what to do. */
import { m } from '$lib/i18n';
import type { LessonFault, Place } from '$lib/lesson/record-faults.ts';
import { longest } from '$lib/lesson/words.ts';
import { refusalText } from '$lib/ui/wording/refusals.ts';
import type { RefusalCode } from '$lib/grail';

const PARTS: Readonly<Record<string, () => string>> = {
  title: () => m.lesson_own_name(),
  idea: () => m.lesson_own_idea(),
  say: () => m.lesson_own_say(),
  wrong: () => m.lesson_own_wrong(),
  ask: () => m.lesson_own_question_ask(),
  why: () => m.lesson_own_question_why(),
  option: () => m.lesson_own_option_any(),
};

/** Where it stands, as the list of steps calls it. */
export function placeText(place: Place): string {
  switch (place.part) {
    case 'step':
      return m.lesson_step({ step: place.step + 1 });
    case 'question':
      return m.lesson_own_question();
    case 'end':
      return m.lesson_own_at_end();
    case 'setup':
      return m.lesson_own_at_setup();
    case 'steps':
      return m.lesson_own_at_steps();
    default:
      return m.lesson_own_head();
  }
}

type Facts = (name: string) => string;
const because = (fact: Facts): string =>
  `${refusalText(fact('because') as RefusalCode)} ${fact('rule')}`.trim();

const WORDS: Readonly<Record<LessonFault['code'], (fact: Facts) => string>> = {
  empty: (fact) => m.lesson_own_fault_empty({ what: PARTS[fact('what')]?.() ?? '' }),
  long: (fact) => m.lesson_own_fault_long({ count: fact('value'), most: String(longest('zh-Hans')) }),
  nobody: (fact) => m.lesson_own_fault_nobody({ seat: `{${fact('value')}}` }),
  noSteps: () => m.lesson_own_fault_noSteps(),
  noLearner: () => m.lesson_own_fault_noLearner(),
  sameOptions: () => m.lesson_own_fault_sameOptions(),
  impossible: (fact) => m.lesson_own_fault_impossible({ note: fact('message') }),
  unreadable: (fact) => m.lesson_own_fault_unreadable({ note: fact('message') }),
  refused: (fact) => m.lesson_own_fault_refused({ answer: fact('answer'), because: because(fact) }),
  waits: () => m.lesson_own_fault_waits(),
  differs: (fact) =>
    m.lesson_own_fault_differs({ place: fact('place'), wanted: fact('wanted'), got: fact('got') }),
  passes: () => m.lesson_own_fault_passes(),
  endsElsewhere: () => m.lesson_own_fault_endsElsewhere(),
  alsoRefused: (fact) => m.lesson_own_fault_alsoRefused({ answer: fact('answer'), because: because(fact) }),
  isLegal: (fact) => m.lesson_own_fault_isLegal({ answer: fact('answer') }),
  otherRule: (fact) =>
    m.lesson_own_fault_otherRule({ answer: fact('answer'), rule: fact('rule'), got: fact('got') }),
  changed: (fact) => m.lesson_own_fault_changed({ answer: fact('answer') }),
  detourRefused: (fact) =>
    m.lesson_own_fault_detourRefused({ answer: fact('answer'), because: because(fact) }),
};

/** What it is and what to do about it. */
export const faultWords = ({ code, facts }: LessonFault): string => WORDS[code]((name) => facts[name] ?? '');
