/**
 * The JSON Schema of a character or a deck, read from the TypeScript types of the skill language: their only home. Aliases keep
 * their names as `$defs`, so that whoever walks a file by its schema knows what each string stands for.
 * Ready-made generators lose the branches of `Fact & Bound` and the names of record keys, or need a newer Node.
 */
import { join } from 'node:path';
import ts from 'typescript';

/** The part of JSON Schema 2020-12 that the types need. */
export interface Schema {
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  const?: string | number | boolean;
  enum?: (string | number | boolean)[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: false | Schema;
  propertyNames?: Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

/** A document that has a schema: where its type is written, and what the schema is called. */
export interface Root {
  home: string;
  type: string;
  id: string;
  title: string;
  description: string;
}

export const CHARACTER: Root = {
  home: 'src/lib/grail/effects/language/character.ts',
  type: 'Character',
  id: 'character-1.json',
  title: 'Grailwright character',
  description: 'A character of the card game with its skills as data, format 1.',
};
export const DECK: Root = {
  home: 'src/lib/grail/state/own-deck.ts',
  type: 'Deck',
  id: 'deck-1.json',
  title: 'Grailwright deck',
  description: 'The basic cards of a deck of one’s own, format 1.',
};

type Members = Pick<Required<Schema>, 'properties' | 'required'>;
type Arguments = ReadonlyMap<string, ts.TypeNode>;
const NO_ARGUMENTS: Arguments = new Map();

/** @param folder the project's @throws where a type is written in a way that this reads no further */
export function schemaOf(folder: string, root: Root): Schema {
  const home = join(folder, root.home);
  const program = ts.createProgram([home], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  return new SchemaReader(program.getTypeChecker()).read(program.getSourceFile(home), root);
}

/** One walk over the declarations; what they refer to is read after them. */
class SchemaReader {
  readonly #checker: ts.TypeChecker;
  readonly #defs: Record<string, Schema> = {};

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  read(home: ts.SourceFile | undefined, { type, id, title, description }: Root): Schema {
    const start = home?.statements.find(
      (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === type,
    );
    if (start === undefined) throw new Error(`there is no interface ${type}`);
    this.#define(start);
    const sorted = Object.entries(this.#defs).sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: id,
      title,
      description,
      $ref: `#/$defs/${type}`,
      $defs: Object.fromEntries(sorted),
    };
  }

  #define(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): Schema {
    const name = declaration.name.text;
    if (!Object.hasOwn(this.#defs, name)) {
      const held: Schema = {};
      this.#defs[name] = held;
      const read = ts.isInterfaceDeclaration(declaration)
        ? closed(this.#membersOf(declaration))
        : this.#typeOf(declaration.type, NO_ARGUMENTS);
      Object.assign(held, said(declaration), read, limits(declaration));
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** Own and inherited properties, as one flat list; what is inherited comes first. */
  #membersOf(declaration: ts.InterfaceDeclaration | ts.TypeLiteralNode): Members {
    const whole: Members = { properties: {}, required: [] };
    const bases = ts.isInterfaceDeclaration(declaration) ? (declaration.heritageClauses ?? []) : [];
    for (const base of bases.flatMap(({ types }) => types))
      addTo(whole, this.#membersOf(this.#interfaceOf(base.expression)));
    for (const member of declaration.members) {
      if (!ts.isPropertySignature(member) || member.type === undefined || !named(member.name))
        throw new Error(`only plain properties have a schema: ${member.getText()}`);
      const read = this.#typeOf(member.type, NO_ARGUMENTS);
      whole.properties[member.name.text] = { ...read, ...said(member), ...limits(member) };
      if (member.questionToken === undefined) whole.required.push(member.name.text);
    }
    return whole;
  }

  #typeOf(node: ts.TypeNode, given: Arguments): Schema {
    if (ts.isUnionTypeNode(node)) return this.#union(node.types.map((one) => this.#typeOf(one, given)));
    if (ts.isParenthesizedTypeNode(node)) return this.#typeOf(node.type, given);
    if (ts.isArrayTypeNode(node)) return { type: 'array', items: this.#typeOf(node.elementType, given) };
    if (ts.isTupleTypeNode(node)) {
      const prefixItems = node.elements.map((one) => this.#typeOf(one, given));
      return { type: 'array', prefixItems, items: false, minItems: prefixItems.length };
    }
    if (ts.isLiteralTypeNode(node)) return literal(node.literal);
    if (ts.isTypeReferenceNode(node)) return this.#reference(node, given);
    if (ts.isIntersectionTypeNode(node)) return this.#intersection(node);
    if (ts.isTemplateLiteralTypeNode(node) || ts.isIndexedAccessTypeNode(node)) return this.#words(node);
    if (ts.isTypeLiteralNode(node)) return closed(this.#membersOf(node));
    const word = WORDS[node.kind];
    if (word === undefined) throw new Error(`no schema for ${node.getText()}`);
    return { type: word };
  }

  /** Words that stand side by side become one list; unions in unions are laid flat. */
  #union(parts: readonly Schema[]): Schema {
    const rest: Schema[] = [];
    const words: (string | number | boolean)[] = [];
    for (const part of parts) {
      const only = Object.keys(part).length === 1;
      if (part.const !== undefined) words.push(part.const);
      else if (only && part.enum !== undefined) words.push(...part.enum);
      else if (only && part.anyOf !== undefined) rest.push(...part.anyOf);
      else rest.push(part);
    }
    const listed: Schema[] =
      words.length === 0 ? [] : [words.length === 1 ? { const: words[0]! } : { enum: words }];
    const all = [...listed, ...rest];
    return all.length === 1 ? all[0]! : { anyOf: all };
  }

  #reference(node: ts.TypeReferenceNode, given: Arguments): Schema {
    const name = node.typeName.getText();
    const own = given.get(name);
    if (own !== undefined) return this.#typeOf(own, NO_ARGUMENTS);
    const inner = node.typeArguments ?? [];
    if (name === 'Record')
      return {
        type: 'object',
        propertyNames: this.#typeOf(inner[0]!, given),
        additionalProperties: this.#typeOf(inner[1]!, given),
      };
    const declaration = this.#declarationOf(node.typeName);
    if (inner.length === 0) return this.#define(declaration);
    if (!ts.isTypeAliasDeclaration(declaration)) throw new Error(`${name}: no interface takes arguments`);
    const names = (declaration.typeParameters ?? []).map((one) => one.name.text);
    return this.#typeOf(declaration.type, new Map(names.map((one, i) => [one, inner[i]!])));
  }

  /** `A & B`, where each is an interface or a union of interfaces: every branch with the other's properties. */
  #intersection(node: ts.IntersectionTypeNode): Schema {
    const sides = node.types.map((one) => this.#branches(one));
    const pairs = sides.reduce<ts.InterfaceDeclaration[][]>(
      (all, side) => all.flatMap((held) => side.map((one) => [...held, one])),
      [[]],
    );
    const refs = pairs.map((parts) => {
      const name = parts.map((one) => one.name.text).join('And');
      const whole: Members = { properties: {}, required: [] };
      for (const one of parts) addTo(whole, this.#membersOf(one));
      this.#defs[name] ??= { ...said(parts[0]!), ...closed(whole) };
      return { $ref: `#/$defs/${name}` };
    });
    return this.#union(refs);
  }

  #branches(node: ts.TypeNode): ts.InterfaceDeclaration[] {
    if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => this.#branches(one));
    if (!ts.isTypeReferenceNode(node)) throw new Error(`no schema for ${node.getText()} in a &`);
    const found = this.#declarationOf(node.typeName);
    return ts.isInterfaceDeclaration(found) ? [found] : this.#branches(found.type);
  }

  /** A type that the compiler works out to a list of words. */
  #words(node: ts.TypeNode): Schema {
    const type = this.#checker.getTypeFromTypeNode(node);
    const parts = type.isUnion() ? type.types : [type];
    return { enum: parts.map((part) => (part as ts.StringLiteralType).value) };
  }

  #declarationOf(name: ts.Node): ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
    const symbol = this.#checker.getSymbolAtLocation(name);
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const found = target?.declarations?.find(
      (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
    );
    if (found === undefined) throw new Error(`${name.getText()} is no interface and no alias`);
    return found;
  }

  #interfaceOf(name: ts.Node): ts.InterfaceDeclaration {
    const found = this.#declarationOf(name);
    if (!ts.isInterfaceDeclaration(found)) throw new Error(`${name.getText()} is no interface`);
    return found;
  }
}

const WORDS: Partial<Record<ts.SyntaxKind, NonNullable<Schema['type']>>> = {
  [ts.SyntaxKind.StringKeyword]: 'string',
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
};

const named = (name: ts.PropertyName): name is ts.Identifier | ts.StringLiteral =>
  ts.isIdentifier(name) || ts.isStringLiteral(name);

function literal(node: ts.LiteralTypeNode['literal']): Schema {
  if (ts.isStringLiteral(node)) return { const: node.text };
  if (ts.isNumericLiteral(node)) return { const: Number(node.text) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { const: true };
  throw new Error(`no schema for ${node.getText()}`);
}

function addTo(whole: Members, part: Members): void {
  Object.assign(whole.properties, part.properties);
  whole.required.push(...part.required.filter((name) => !whole.required.includes(name)));
}

const closed = ({ properties, required }: Members): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
  additionalProperties: false,
});

/** The comment above a declaration, without its marks. */
function comment(node: ts.Node): string {
  const text = node.getSourceFile().getFullText();
  const last = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  const raw = last === undefined ? '' : text.slice(last.pos, last.end);
  return raw.startsWith('/**')
    ? raw
        .slice(3, -2)
        .replace(/^\s*\* ?/gm, '')
        .trim()
    : '';
}

const TAG = /@(pattern|minimum|maximum|maxLength|maxItems|asType)\s+(\S+)/g;

function said(node: ts.Node): Schema {
  const words = comment(node).replace(TAG, '').replace(/\s+/g, ' ').trim();
  return words === '' ? {} : { description: words };
}

function limits(node: ts.Node): Schema {
  const found: Record<string, unknown> = {};
  for (const [, tag = '', value = ''] of comment(node).matchAll(TAG)) {
    if (tag === 'asType') found['type'] = value;
    else found[tag] = tag === 'pattern' ? value : Number(value);
  }
  return found;
}

/** Words for people, by the name of a definition (`Draw`) or of its property (`Draw.upTo`); they stand beside each verb. */
export type Docs = Readonly<Record<string, { zh: string; en: string }>>;

/** The schema with longer words: `description` in English, `x-zh` beside it. @throws for a name that nothing has */
export function withDocs(schema: Schema, docs: Docs): Schema {
  const whole = structuredClone(schema);
  for (const [name, { zh, en }] of Object.entries(docs)) {
    const [def = '', property] = name.split('.');
    const held = whole.$defs?.[def];
    const target = property === undefined ? held : held?.properties?.[property];
    if (target === undefined) throw new Error(`the schema has no ${name}`);
    Object.assign(target, { description: en, 'x-zh': zh });
  }
  return whole;
}

/** The schema without its words: what checking needs, at a third of the size. */
export function withoutDocs(schema: Schema): Schema {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, held]) => !(key === 'description' && typeof held === 'string'))
        .map(([key, held]) => [key, bare(held)]),
    );
  };
  return bare(schema) as Schema;
}
