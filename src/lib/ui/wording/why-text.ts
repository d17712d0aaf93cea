/** The core's answers to "why?" in words: why a number, why this seat, why nobody. */
import type {
  Fact,
  FactValue,
  GrailEvent,
  LeftOutCode,
  SeatCourse,
  SeatReason,
  SilentCode,
  SkillReason,
  WhyAsked,
  WhyNobody,
  WhyNumber,
} from '$lib/grail';
import { m } from '$lib/i18n';
import { factWord } from '../board/fact-label.ts';
import { plain, type Sentence } from '../board/words.ts';
import { seatCode, sentence, teamCode, type Naming } from './marked.ts';
import { skillOf } from './skill-names.ts';
import { timingName } from './timing-names.ts';
import { toldTo } from './way-text.ts';
import { stepText } from './why-event.ts';

function factCoded(fact: Fact, { words }: Naming): string {
  const name = factWord(fact, (key) => ('seat' in fact ? words.token(key, fact.seat) : key));
  if (fact.of === 'table') return name;
  const owner = fact.of === 'team' ? teamCode(fact.team) : seatCode(fact.seat);
  return m.cursor_why_fact_of({ owner, name });
}

/** What a number is called, e.g. "red team: morale". */
export const factName = (fact: Fact, naming: Naming): Sentence => sentence(factCoded(fact, naming), naming);

/** A number as it is; the name of a form. */
function said(value: FactValue, fact: Fact, { words }: Naming): string {
  if (value === null) return m.cursor_why_fact_none();
  return typeof value === 'string' && fact.of === 'seat' ? words.form(value, fact.seat) : String(value);
}

/** "Morale is 13: why?": the title of the card, and the name of the button that opens it. */
export const askText = (fact: Fact, value: FactValue, naming: Naming): Sentence =>
  sentence(m.cursor_why_ask({ fact: factCoded(fact, naming), value: said(value, fact, naming) }), naming);

/** "15 → 13", or where it begins. */
export function changeText(
  { before, after }: { before: FactValue; after: FactValue },
  fact: Fact,
  naming: Naming,
): string {
  const to = said(after, fact, naming);
  return before === null
    ? m.cursor_why_begun({ after: to })
    : m.cursor_why_change({ before: said(before, fact, naming), after: to });
}

/** One step of an explanation: where it happened, what, by which §. */
export interface WhyLine {
  event: number;
  text: Sentence;
  rule: string;
}

const lineOf = (event: GrailEvent | undefined, naming: Naming): WhyLine[] => {
  const text = event === undefined ? null : stepText(event, naming);
  return event === undefined || text === null ? [] : [{ event: event.id, text, rule: event.rule }];
};

/** The steps of a chain that can be told, nearest first. */
export const chainLines = (
  chain: readonly number[],
  events: readonly GrailEvent[],
  naming: Naming,
): WhyLine[] => chain.flatMap((id) => lineOf(events[id], naming));

/** An earlier change of a number: from what to what, by which step. */
export interface EarlierLine extends WhyLine {
  change: string;
}

export interface WhyNumberText {
  title: Sentence;
  /** "15 → 13"; the set-up has none. */
  change: string | null;
  /** What is said where nothing has changed the number, with its §. */
  setUp: { text: string; rule: string } | null;
  steps: WhyLine[];
  earlier: EarlierLine[];
  more: number;
}

/** A whole explanation of a number. @param value what the table shows */
export function whyNumberText(
  why: WhyNumber,
  value: FactValue,
  events: readonly GrailEvent[],
  naming: Naming,
): WhyNumberText {
  const title = askText(why.fact, value, naming);
  if (why.from === 'setUp') {
    const setUp = { text: m.cursor_why_set_up(), rule: why.rule };
    return { title, change: null, setUp, steps: [], earlier: [], more: 0 };
  }
  const earlier = why.earlier.flatMap((change): EarlierLine[] =>
    lineOf(events[change.event], naming).map((line) => ({
      ...line,
      change: changeText(change, why.fact, naming),
    })),
  );
  const steps = chainLines(why.chain, events, naming);
  return {
    title,
    change: changeText(why.change, why.fact, naming),
    setUp: null,
    steps,
    earlier,
    more: why.more,
  };
}

/** The same in one line: "morale 15 → 13: … §14.3 ← … §11.8 ← …". */
export function whyNumberLine(why: WhyNumber, events: readonly GrailEvent[], naming: Naming): string {
  const name = plain(factName(why.fact, naming));
  if (why.from === 'setUp')
    return m.cursor_why_line({ fact: name, change: '', steps: `${m.cursor_why_set_up()} ${why.rule}` });
  const lines = chainLines(why.chain, events, naming).map(({ text, rule }) => `${plain(text)} ${rule}`);
  const steps = lines.reduce((effect, cause) => m.cursor_why_because({ effect, cause }));
  return m.cursor_why_line({ fact: name, change: changeText(why.change, why.fact, naming), steps });
}

/** Why this seat is asked. */
export function whyAskedText(why: WhyAsked, naming: Naming): Sentence {
  const seat = seatCode(why.seat);
  const skill = why.skill === null ? '' : skillOf(naming, why.skill);
  switch (why.as) {
    case 'inWindow': {
      const timing = timingName(why.timing ?? '');
      return sentence(m.cursor_why_asked_inWindow({ seat, timing, place: why.place }), naming);
    }
    case 'skillUser':
      return sentence(m.cursor_why_asked_skillUser({ seat, skill }), naming);
    case 'chosenBySkill':
      return sentence(m.cursor_why_asked_chosenBySkill({ seat, skill }), naming);
    default:
      return sentence(ASKED[why.as]({ seat }), naming);
  }
}

const ASKED = {
  turnPlayer: m.cursor_why_asked_turnPlayer,
  attacked: m.cursor_why_asked_attacked,
  missileTarget: m.cursor_why_asked_missileTarget,
  damaged: m.cursor_why_asked_damaged,
  overLimit: m.cursor_why_asked_overLimit,
} as const;

const SILENT: Readonly<Record<SilentCode, () => string>> = {
  noSkill: () => m.cursor_why_silent_noSkill(),
  otherEvent: () => m.cursor_why_silent_otherEvent(),
  usedHere: () => m.cursor_why_silent_usedHere(),
  usedUp: () => m.cursor_why_silent_usedUp(),
  asleep: () => m.cursor_why_silent_asleep(),
  locked: () => m.cursor_why_silent_locked(),
  condition: () => m.cursor_why_silent_condition(),
  cost: () => m.cursor_why_silent_cost(),
  noTarget: () => m.cursor_why_silent_noTarget(),
  freedom: () => m.cursor_why_silent_freedom(),
  leavesNothing: () => m.cursor_why_silent_leavesNothing(),
  hidden: () => m.cursor_why_silent_hidden(),
  byItself: () => m.cursor_why_silent_byItself(),
};

const silentText = (because: SilentCode | null): string =>
  because === null ? m.cursor_why_silent_usable() : SILENT[because]();

/** The condition that does not hold; null: nobody knows it in words. */
function needText({ skill, condition }: SkillReason, { skillWords }: Naming): string | null {
  const need = condition === null ? null : (skillWords?.need(skill, condition) ?? null);
  return need === null
    ? null
    : m.cursor_why_silent_need({ need: toldTo(need, { skill, character: null, skillWords }) });
}

/** One skill, and why it is silent. */
export const skillReasonText = (reason: SkillReason, naming: Naming): string =>
  m.cursor_why_skill_reason({
    skill: skillOf(naming, reason.skill),
    reason: needText(reason, naming) ?? silentText(reason.because),
  });

const COURSES: Readonly<Record<SeatCourse['course'], () => string>> = {
  used: () => m.cursor_why_course_used(),
  passed: () => m.cursor_why_course_passed(),
  byItself: () => m.cursor_why_course_byItself(),
  now: () => m.cursor_why_course_now(),
  waits: () => m.cursor_why_course_waits(),
  changed: () => m.cursor_why_course_changed(),
  not: () => m.cursor_why_course_not(),
};

/** A seat of a window, as a row: what became of it, why, and each of its skills that listens. */
export interface SeatRow {
  seat: number;
  course: SeatCourse['course'];
  said: string;
  /** One reason for the whole seat; null where its skills have their own. */
  reason: string | null;
  rule: string;
  skills: { text: string; rule: string }[];
}

const PUT_TO: ReadonlySet<SeatCourse['course']> = new Set(['used', 'passed', 'now', 'byItself'] as const);

export function seatRow(row: SeatCourse, naming: Naming): SeatRow {
  const { seat, course, skills } = row;
  const isAsked = PUT_TO.has(course);
  return {
    seat,
    course,
    said: COURSES[course](),
    reason: course === 'not' ? reasonOf(row) : null,
    rule: COURSE_RULES[course] ?? row.rule,
    skills: isAsked
      ? []
      : skills.map((skill) => ({ text: skillReasonText(skill, naming), rule: skill.rule })),
  };
}

/** §21.3 the order; §21.6 a skill that has lost its event by then; §20.2 what nobody is asked about. */
const COURSE_RULES: Partial<Record<SeatCourse['course'], string>> = {
  used: '§21.3',
  passed: '§21.4',
  now: '§21.3',
  waits: '§21.3',
  changed: '§21.6',
  byItself: '§20.2',
};

const reasonOf = ({ because, standing }: SeatReason): string | null => {
  if (because !== null) return SILENT[because]();
  return standing === 'not' ? m.cursor_why_silent_several() : null;
};

const LEFT: Readonly<
  Record<LeftOutCode, (facts: { seat: string; hand: number; limit: number; count: number }) => string>
> = {
  forcedHit: m.cursor_why_left_forcedHit,
  nobodyLeft: () => m.cursor_why_left_nobodyLeft(),
  noWeakness: m.cursor_why_left_noWeakness,
  noDamage: m.cursor_why_left_noDamage,
  noHeals: m.cursor_why_left_noHeals,
  healsForbidden: m.cursor_why_left_healsForbidden,
  withinLimit: m.cursor_why_left_withinLimit,
  noExtra: m.cursor_why_left_noExtra,
  noExtraPossible: m.cursor_why_left_noExtraPossible,
  noStartupSkill: m.cursor_why_left_noStartupSkill,
  startupUsed: m.cursor_why_left_startupUsed,
  noStartupLegal: m.cursor_why_left_noStartupLegal,
  taunted: m.cursor_why_left_taunted,
};

/** Why a question was left out, or what a window is about. */
export function whyNobodyText(why: WhyNobody, naming: Naming): Sentence {
  if (why.about === 'window') {
    const heard = why.seats.some(({ because }) => because !== 'noSkill');
    return heard ? m.cursor_why_window({ timing: timingName(why.timing) }) : m.cursor_why_window_nobody();
  }
  if (why.about === 'seat') return silentText(why.row.because);
  const { hand = 0, limit = 0, count = 0 } = why.facts;
  return sentence(LEFT[why.because]({ seat: seatCode(why.seat), hand, limit, count }), naming);
}
