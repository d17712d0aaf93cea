/**
 * A document as text for an address: `<kind>=<version><check><deflated>`, to stand after `#`. The deflater starts from a
 * dictionary of our own words, so that a small situation is a short link. The version is that of the dictionary and of what
 * is packed: 1 a value as it is; 2 a draft, whose text travels as the data it says (`link-draft.ts`).
 */
import { checkEnveloped, faultOf, KINDS, type Enveloped, type Fault, type Schemas } from './envelope.ts';
import { packedDraft, unpackedDraft } from './link-draft.ts';
import { MOST_BYTES, readPlain } from './plain-text.ts';
import type { DocumentKind } from './records.ts';

/** What links of a kind are made with, raised with every other dictionary; the old ones then stay, for old links. */
const versionOf = (kind: DocumentKind): number => (kind === 'character' || kind === 'deck' ? 2 : 1);

/** What most chats still send and open as one link. */
export const CHAT_LINK = 2000;
/** Longer ones are cut or refused by too many programs: a file is better. */
export const LONGEST_LINK = 16_000;

/** Longer than any link that could be opened again. */
const LONGEST = 1_000_000;
const PIECE = 1024;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @returns null if the text is no base64 */
function fromBase64Url(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
  } catch {
    return null;
  }
}

/** Two bytes that tell a link whose letters were lost or changed on its way. */
function checkOf(bytes: Uint8Array): [number, number] {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return [(sum >>> 24) & 255, (sum >>> 8) & 255];
}

/** Comes with the deflater, when a link is made or read. */
const dictionary = async (version: number): Promise<Uint8Array> =>
  new TextEncoder().encode(
    version === 1
      ? (await import('./link-dictionary.ts')).DICTIONARY
      : (await import('./link-dictionary-2.ts')).DRAFT_DICTIONARY,
  );

/** The part of an address after `#` that holds a document, without the `#`. */
export async function toLink(kind: DocumentKind, value: unknown, title = ''): Promise<string> {
  const { deflateSync } = await import('fflate');
  const version = versionOf(kind);
  const goods = version === 2 ? packedDraft(value) : value;
  const plain = new TextEncoder().encode(JSON.stringify([title, goods]));
  const packed = deflateSync(plain, { level: 9, mem: 12, dictionary: await dictionary(version) });
  return `${kind}=${version}${toBase64Url(Uint8Array.from([...checkOf(packed), ...packed]))}`;
}

/** Unpacks in small pieces and stops when too much comes out. */
async function unpack(packed: Uint8Array, version: number): Promise<{ text: string } | 'broken' | 'tooBig'> {
  const { Inflate } = await import('fflate');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  const inflate = new Inflate({ dictionary: await dictionary(version) }, (bytes, last) => {
    size += bytes.length;
    if (size <= MOST_BYTES) text += decoder.decode(bytes, { stream: !last });
  });
  try {
    for (let at = 0; at < packed.length && size <= MOST_BYTES; at += PIECE)
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch {
    return 'broken';
  }
  return size > MOST_BYTES ? 'tooBig' : { text };
}

/** Whether the part of an address after `#` claims to hold a document of this kind (or of any). */
export const isLink = (hash: string, kind?: DocumentKind): boolean =>
  (kind === undefined ? KINDS : [kind]).some((one) => hash.replace(/^#/, '').startsWith(`${one}=`));

/** Reads what `toLink` wrote, with or without its `#`; hostile text comes out as a fault. */
export async function fromLink(hash: string, schemas: Schemas): Promise<Enveloped | Fault> {
  const [, name, version, body = ''] = /^#?(\w+)=(\d)([\w-]*)$/.exec(hash.trim()) ?? [];
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined) return faultOf(isLink(hash) ? 'broken' : 'otherKind');
  if (body.length > LONGEST) return faultOf('tooBig');
  if (Number(version) > versionOf(kind)) return faultOf('newer');
  const bytes = fromBase64Url(body);
  if (bytes === null || bytes.length < 3 || Number(version) < 1) return faultOf('broken');
  const packed = bytes.subarray(2);
  if (checkOf(packed).some((byte, at) => byte !== bytes[at])) return faultOf('broken');
  const unpacked = await unpack(packed, Number(version));
  if (typeof unpacked === 'string') return faultOf(unpacked);
  const read = readPlain(unpacked.text);
  if (typeof read === 'string') return faultOf(read === 'notJson' ? 'broken' : read);
  const [title, goods] = Array.isArray(read.data) ? (read.data as unknown[]) : [];
  if (typeof title !== 'string') return faultOf('broken');
  const value = version === '2' ? unpackedDraft(goods) : goods;
  return checkEnveloped({ kind, title, value }, schemas);
}
