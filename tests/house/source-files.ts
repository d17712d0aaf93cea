import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** @returns every file under a folder, with slashes, sorted; empty when there is no such folder */
export function filesUnder(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}

export const read = (path: string): string => readFileSync(path, 'utf8');

export function parseScript(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
}

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** @returns the scripts of a component, one after the other */
export const scriptsOf = (svelte: string): string =>
  [...svelte.matchAll(SCRIPT)].map((match) => match[1] ?? '').join('\n');

/** @returns the words of a script without any comment, one token a piece */
function tokens(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return;
    const children = node.getChildren(file);
    if (children.length === 0) found.push(node.getText(file));
    else for (const child of children) walk(child);
  };
  walk(file);
  return found;
}

const withoutCssComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/**
 * @param path tells the language by its ending
 * @returns the text of a source file with every comment taken out
 */
export function withoutComments(path: string, text: string): string {
  if (/\.[cm]?[jt]s$/.test(path)) return tokens(parseScript(path, text)).join('\n');
  if (path.endsWith('.css')) return withoutCssComments(text);
  if (path.endsWith('.svelte')) {
    const styles = [...text.matchAll(STYLE)].map((match) => withoutCssComments(match[1] ?? ''));
    const markup = text
      .replace(SCRIPT, '')
      .replace(STYLE, '')
      .replace(/<!--[\s\S]*?-->/g, '');
    return [tokens(parseScript(path, scriptsOf(text))).join('\n'), ...styles, markup].join('\n');
  }
  return text.replace(/<!--[\s\S]*?-->/g, '');
}
