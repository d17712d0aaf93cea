import { posix } from 'node:path';
import ts from 'typescript';
import { filesUnder, parseScript, read, scriptsOf } from './source-files.ts';

/** One import of one file. `to` is a path from the project's root for our own files, else a package. */
export interface Import {
  from: string;
  to: string;
  own: boolean;
  typesOnly: boolean;
}

const ALIASES: readonly [RegExp, string][] = [
  [/^\$lib(?=\/|$)/, 'src/lib'],
  [/^\$content(?=\/|$)/, 'content'],
];

function target(from: string, specifier: string): Pick<Import, 'to' | 'own'> {
  const bare = specifier.replace(/\?.*$/, '');
  for (const [alias, folder] of ALIASES) {
    if (alias.test(bare)) return { to: bare.replace(alias, folder), own: true };
  }
  if (!bare.startsWith('.')) return { to: bare, own: false };
  return { to: posix.join(posix.dirname(from), bare), own: true };
}

function clauseHasOnlyTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const names = node.exportClause;
    if (node.isTypeOnly) return true;
    return names !== undefined && ts.isNamedExports(names) && names.elements.every((name) => name.isTypeOnly);
  }
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  if (clause.name !== undefined || names === undefined || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly);
}

/** @returns what a node imports, if it imports anything: static, re-export, `import()`, `import('…').T` */
function specifierOf(node: ts.Node): { text: string; typesOnly: boolean } | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
    if (!ts.isStringLiteral(node.moduleSpecifier)) return undefined;
    return { text: node.moduleSpecifier.text, typesOnly: clauseHasOnlyTypes(node) };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument;
    return ts.isStringLiteral(literal) ? { text: literal.text, typesOnly: true } : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    if (argument !== undefined && ts.isStringLiteralLike(argument))
      return { text: argument.text, typesOnly: false };
  }
  return undefined;
}

/** @returns every import of one TypeScript or Svelte file */
export function importsOf(path: string, text: string): Import[] {
  const file = parseScript(path, path.endsWith('.svelte') ? scriptsOf(text) : text);
  const found: Import[] = [];
  const walk = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      found.push({ from: path, ...target(path, specifier.text), typesOnly: specifier.typesOnly });
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

const GENERATED = /^src\/lib\/i18n\/(paraglide|topics)\//;

/** @returns the import graph of the product's sources */
export function readGraph(): Import[] {
  return filesUnder('src')
    .filter((path) => /\.(ts|svelte)$/.test(path) && !GENERATED.test(path))
    .flatMap((path) => importsOf(path, read(path)));
}
