/** Values written into a text, in the way the lines around them are written. */
import type { JsonNode, TextEdit } from '../json.ts';

/** The space that the line of a place begins with. */
const indentAt = (text: string, at: number): string =>
  /[ \t]*/.exec(text.slice(lineStart(text, at)))?.[0] ?? '';
const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** A value as text, its further lines moved in. */
export const writtenAt = (text: string, at: number, value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `${lineEnd(text)}${indentAt(text, at)}`);

/** Another value in the place of one. */
export const replacing = (text: string, node: JsonNode, value: unknown): TextEdit => ({
  from: node.from,
  to: node.to,
  text: writtenAt(text, node.from, value),
});

/**
 * A member more in an object.
 * @param after the key that it follows; null: it is the first
 */
export function inserting(
  text: string,
  object: JsonNode,
  after: string | null,
  key: string,
  value: unknown,
): TextEdit {
  const members = object.children instanceof Map ? object.children : new Map<string, never>();
  const [first] = members.values();
  if (first === undefined) {
    const inner = `${lineEnd(text)}${indentAt(text, object.from)}  `;
    const body = `"${key}": ${JSON.stringify(value, null, 2).replaceAll('\n', inner)}`;
    return { from: object.from, to: object.to, text: `{${inner}${body}${inner.slice(0, -2)}}` };
  }
  const spread = text.slice(object.from, first.keyFrom).includes('\n');
  const gap = spread ? `${lineEnd(text)}${indentAt(text, first.keyFrom)}` : ' ';
  const body = `${JSON.stringify(key)}: ${writtenAt(text, first.keyFrom, value)}`;
  const before = after === null ? undefined : members.get(after);
  if (before === undefined) return { from: first.keyFrom, to: first.keyFrom, text: `${body},${gap}` };
  return { from: before.node.to, to: before.node.to, text: `,${gap}${body}` };
}
