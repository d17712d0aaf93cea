/** What Monaco asks about a text, answered by the pure functions of the language. */
import type { IDisposable, IRange, editor, languages, Position } from 'monaco-editor/editor/editor.api.js';
import { complete, type Proposal } from '$lib/dsl/characters/complete.ts';
import { formatted } from '$lib/dsl/characters/format.ts';
import { hoverAt } from '$lib/dsl/characters/hover.ts';
import type { TextEdit } from '$lib/dsl/characters/json.ts';
import { locale } from '$lib/i18n';
import { outlineOf } from '../work/outline.ts';
import { changesBetween } from './changes.ts';
import { LANGUAGE } from './language.ts';
import type { Monaco } from './monaco.ts';

type Model = editor.ITextModel;

export const rangeIn = (model: Model, from: number, to: number): IRange => {
  const [start, end] = [model.getPositionAt(from), model.getPositionAt(to)];
  return {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  };
};

export interface Mended {
  title: string;
  edit: TextEdit;
}

/**
 * Answers for one text.
 * @param own the text; others of the page are not answered for
 * @param mends ways to mend what is found between two places
 */
export function answer(
  monaco: Monaco,
  own: Model,
  root: () => string,
  mends: (from: number, to: number) => Promise<Mended[]>,
): IDisposable[] {
  const { languages: all } = monaco;
  return [
    all.registerCompletionItemProvider(LANGUAGE, {
      triggerCharacters: ['"', ':', ' ', '['],
      provideCompletionItems: (model, position) =>
        model === own ? { suggestions: suggestions(monaco, model, position, root()) } : null,
    }),
    all.registerHoverProvider(LANGUAGE, {
      provideHover(model, position) {
        if (model !== own) return null;
        const said = hoverAt(model.getValue(), model.getOffsetAt(position), root(), locale.current);
        return said && { range: rangeIn(model, said.from, said.to), contents: [{ value: said.text }] };
      },
    }),
    all.registerDocumentFormattingEditProvider(LANGUAGE, {
      provideDocumentFormattingEdits: (model) => {
        const text = model.getValue();
        return changesBetween(text, formatted(text)).map(({ from, to, text: instead }) => ({
          range: rangeIn(model, from, to),
          text: instead,
        }));
      },
    }),
    all.registerDocumentSymbolProvider(LANGUAGE, {
      provideDocumentSymbols: (model) => (model === own ? symbols(monaco, model) : null),
    }),
    all.registerCodeActionProvider(LANGUAGE, {
      async provideCodeActions(model, range, context) {
        if (model !== own) return null;
        const [from, to] = [range.getStartPosition(), range.getEndPosition()].map((at) =>
          model.getOffsetAt(at),
        );
        const found = await mends(from ?? 0, to ?? 0);
        return {
          actions: found.map((one, at) => action(model, one, at === 0, context)),
          dispose: () => undefined,
        };
      },
    }),
  ];
}

function suggestions(
  monaco: Monaco,
  model: Model,
  position: Position,
  root: string,
): languages.CompletionItem[] {
  const text = model.getValue();
  const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages;
  const kinds: Readonly<Record<Proposal['kind'], languages.CompletionItemKind>> = {
    field: CompletionItemKind.Property,
    word: CompletionItemKind.EnumMember,
    time: CompletionItemKind.Event,
    thing: CompletionItemKind.Reference,
    name: CompletionItemKind.Variable,
    part: CompletionItemKind.Snippet,
  };
  return complete(text, model.getOffsetAt(position), root, locale.current).map((one) => ({
    label: { label: one.label, description: one.detail },
    kind: kinds[one.kind],
    insertText: one.insert,
    insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
    documentation: { value: one.docs },
    sortText: one.sort,
    // What is typed may begin with a quotation mark.
    filterText: text[one.from] === '"' ? `"${one.label}"` : one.label,
    range: rangeIn(model, one.from, one.to),
  }));
}

function symbols(monaco: Monaco, model: Model): languages.DocumentSymbol[] {
  const { Module, Field } = monaco.languages.SymbolKind;
  return outlineOf(model.getValue()).map(({ key, name, depth, from, to }) => {
    const [first, second] = locale.current === 'en' ? [name?.en, name?.zh] : [name?.zh, name?.en];
    const range = rangeIn(model, from, to);
    return {
      name: first || second || key,
      detail: depth === 0 ? '' : key,
      kind: depth === 0 ? Module : Field,
      tags: [],
      range,
      selectionRange: range,
    };
  });
}

function action(
  model: Model,
  { title, edit }: Mended,
  isPreferred: boolean,
  { markers }: languages.CodeActionContext,
): languages.CodeAction {
  return {
    title,
    kind: 'quickfix',
    isPreferred,
    diagnostics: [...markers],
    edit: {
      edits: [
        {
          resource: model.uri,
          versionId: model.getVersionId(),
          textEdit: { range: rangeIn(model, edit.from, edit.to), text: edit.text },
        },
      ],
    },
  };
}
