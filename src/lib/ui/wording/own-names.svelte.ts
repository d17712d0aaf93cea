/** Names as their authors typed them, and traditional ones where they are known. */
import type { Text } from '$lib/grail';
import { locale } from '$lib/i18n';

/** Traditional names by the simplified ones; none until they have been fetched. */
let hantNames = $state.raw<Readonly<Record<string, string>>>({});

/** From now on these names are shown in traditional characters to who reads them. */
export function learnHantNames(names: Readonly<Record<string, string>>): void {
  hantNames = names;
}

function inHant(name: string): string {
  return (
    (locale.current === 'zh-Hant' && Object.hasOwn(hantNames, name) ? hantNames[name] : undefined) ?? name
  );
}

/** The reader's language, or the other one where that is missing. */
export function ownText({ zh, en }: Text): string {
  return locale.current === 'en' ? (en ?? zh ?? '') : inHant(zh ?? en ?? '');
}

/** The Chinese name, whatever the reader's language; the other one where it is missing. */
export const ownSign = ({ zh, en }: Text): string => inHant(zh ?? en ?? '');
