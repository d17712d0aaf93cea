/** What mends a finding: the edit it carries, and what its author may have meant by the usual slips. */
import type { TextEdit } from '../json.ts';
import { edited } from '../place.ts';
import type { Finding } from '../read.ts';
import type { Root } from '../schema-at.ts';
import { meaningMends } from './meaning.ts';
import { shapeMends } from './shape.ts';
import { textMends } from './text.ts';

/** More ways than these nobody reads. */
const MOST = 3;
/** More are not tried: each is read once. */
const MOST_TRIED = 16;

/** Reads a text as the findings were made. */
export type Check = (text: string) => readonly Finding[];

/**
 * Ways to mend a finding, best first. Each was tried: the finding is gone then, and none has come; only where every way
 * shows what was hidden behind the finding (in another skill, further on in a text that was not read to its end) such a
 * way is named too.
 * @param all the findings of the text, this one among them
 */
export function mendsOf(
  text: string,
  finding: Finding,
  all: readonly Finding[],
  root: Root,
  check: Check,
): TextEdit[] {
  const clean: TextEdit[] = [];
  const showing: TextEdit[] = [];
  const tried = new Set<string>([text]);
  for (const edit of ways(text, finding, root)) {
    const after = edited(text, [edit]);
    if (tried.has(after)) continue;
    tried.add(after);
    const come = newFindings(finding, all, check(after));
    if (come.length === 0) clean.push(edit);
    else if ((edit === finding.edit || isBroken(finding)) && come.every((one) => wasHidden(finding, one)))
      showing.push(edit);
    if (clean.length >= MOST || tried.size > MOST_TRIED) break;
  }
  return clean.length > 0 ? clean : showing.slice(0, MOST);
}

function* ways(text: string, finding: Finding, root: Root): Generator<TextEdit> {
  if (finding.edit !== null) yield finding.edit;
  yield* textMends(text, finding);
  yield* shapeMends(text, finding, root);
  yield* meaningMends(text, finding);
}

/** Edits move lines, and taking a part away renumbers those behind it: what is said is compared, not where. */
function said({ code, params }: Finding): string {
  return `${code} ${JSON.stringify({ ...params, line: 0, pointer: '' })}`;
}

const isBroken = ({ id }: Finding): boolean => id.startsWith('J');

/** What is said after an edit that was not said before, the finding itself where it is still there. Style is taste. */
function newFindings(finding: Finding, before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const left = before.map(said);
  left.splice(left.indexOf(said(finding)), 1);
  return after.filter((one) => {
    const at = left.indexOf(said(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0 && one.severity !== 'style';
  });
}

/** A text that is not read to its end hides what stands behind; a wrong shape what other skills mean. */
function wasHidden(finding: Finding, next: Finding): boolean {
  if (isBroken(finding)) return (next.place?.from ?? 0) > (finding.place?.to ?? 0);
  const [mended, other] = [finding, next].map(({ pointer }) => /^\/skills\/\d+(?=\/)/.exec(pointer)?.[0]);
  return finding.level === 'shape' && next.level !== 'shape' && other !== undefined && mended !== other;
}
