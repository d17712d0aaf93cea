/** Why a set-up or a situation cannot be, in words. */
import type { Problem, ProblemCode } from '$lib/grail';
import * as rules from '$lib/i18n/topics/rules.js';

type Words = (facts: Record<string, string | number>) => string;
const byCode = rules as unknown as Readonly<Record<string, Words | undefined>>;

/** @param seatName what a seat is called, for facts that name one */
export function problemText({ code, facts }: Problem, seatName?: (seat: number) => string): string {
  const named =
    typeof facts['seat'] === 'number' && seatName !== undefined
      ? { ...facts, seat: seatName(facts['seat']) }
      : facts;
  return byCode[`problem_${code satisfies ProblemCode}`]?.(named) ?? code;
}
