/** How checks say what they find. */
import type { FindingCode } from '../codes.ts';
import { nearest } from '../nearest.ts';
import type { Flaw } from '../shape.ts';

export type Report = (
  code: FindingCode,
  pointer: string,
  params?: Flaw['params'],
  more?: Pick<Flaw, 'key' | 'fix'>,
) => void;

/** A word that is not among those there are: says which there are, which is near, and offers to write that. */
export function reportUnknown(
  report: Report,
  code: FindingCode,
  pointer: string,
  id: string,
  known: Iterable<string>,
  more: { key?: boolean; params?: Flaw['params'] } = {},
): void {
  const words = [...known];
  const meant = nearest(id, words);
  const params = { id, known: words.join(', '), ...more.params };
  if (meant === null) return report(code, pointer, params, more.key === true ? { key: true } : {});
  report(
    code,
    pointer,
    { ...params, suggestion: meant },
    more.key === true
      ? { key: true, fix: { kind: 'rename', pointer, key: meant } }
      : { fix: { kind: 'replace', pointer, replacement: meant } },
  );
}
