/** The form that character files have: two spaces a level, each part in a line of its own. Only space is changed. */
import { readJson } from './json.ts';

const TOKEN = /[{}[\],:]|"(?:[^"\\]|\\.)*"|[^\s{}[\],:"]+/g;

/** Slips that leave every sign in its place. */
const HARMLESS = ['duplicateKey', 'forbiddenKey', 'brokenText', 'numberTooLarge', 'notANumber'];

/**
 * Lays a text out again.
 * @returns the text in the house's form with its own kind of line ends; as it was where it is not JSON yet
 */
export function formatted(text: string): string {
  const { root, faults } = readJson(text);
  // A comment, a comma too many: more than space would have to change.
  if (root === null || faults.some(({ code }) => !HARMLESS.includes(code))) return text;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const last = /\n\s*$/.test(text) ? end : '';
  return laidOut(text.match(TOKEN) ?? []).replaceAll('\n', end) + last;
}

function laidOut(tokens: readonly string[]): string {
  const parts: string[] = [];
  let indent = '';
  tokens.forEach((token, at) => {
    const before = tokens[at - 1] ?? '';
    const opened = before === '{' || before === '[';
    if (token === '}' || token === ']') {
      indent = indent.slice(2);
      if (!opened) parts.push('\n', indent);
    } else if (opened || before === ',') parts.push('\n', indent);
    parts.push(token === ':' ? ': ' : token);
    if (token === '{' || token === '[') indent += '  ';
  });
  return parts.join('');
}
