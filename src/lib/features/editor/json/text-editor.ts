/** One Monaco editor over a text that is owned elsewhere: what is typed goes out as edits, what changes elsewhere comes in. */
import type { editor, IDisposable } from 'monaco-editor/editor/editor.api.js';
import type { TextEdit } from '$lib/dsl/characters/json.ts';
import { edited } from '$lib/dsl/characters/place.ts';
import type { Finding } from '$lib/dsl/characters/read.ts';
import { findingText } from '$lib/i18n/finding-text.ts';
import { changesBetween } from './changes.ts';
import { leaveByEscape } from './leave-by-escape.ts';
import { LANGUAGE } from './language.ts';
import { mendText } from './mend-text.ts';
import type { Monaco } from './monaco.ts';
import { OPTIONS } from './options.ts';
import { answer, rangeIn, type Mended } from './providers.ts';
import { ShownText } from './shown-text.ts';
import { followTheme } from './theme.ts';

export interface Asks {
  root: () => string;
  onedit: (edits: readonly TextEdit[]) => void;
  onundo: () => void;
  onredo: () => void;
}

/** Findings of the text before the last key stay until the next ones are in, or are not coming. */
const KEEP_MARKS_MS = 500;

export class TextEditor {
  readonly #monaco: Monaco;
  readonly #model: editor.ITextModel;
  readonly #editor: editor.IStandaloneCodeEditor;
  readonly #asks: Asks;
  readonly #rest: (() => void)[];
  #held: ShownText;
  #coming = false;
  /** A step of the history was asked for: the eye goes where it changes something. */
  #stepping = false;
  #findings: readonly Finding[] = [];
  #clearing: ReturnType<typeof setTimeout> | undefined;

  constructor(monaco: Monaco, host: HTMLElement, text: string, label: string, asks: Asks) {
    this.#monaco = monaco;
    this.#asks = asks;
    this.#held = new ShownText(text);
    this.#model = monaco.editor.createModel(this.#held.shown, LANGUAGE);
    this.#model.setEOL(monaco.editor.EndOfLineSequence.LF);
    const fontFamily = getComputedStyle(host).fontFamily;
    this.#editor = monaco.editor.create(host, {
      ...OPTIONS,
      fontFamily,
      ariaLabel: label,
      model: this.#model,
    });
    this.#keys();
    const parts: IDisposable[] = [
      this.#model.onDidChangeContent((event) => this.#typed(event)),
      ...answer(monaco, this.#model, asks.root, (from, to) => this.#mends(from, to)),
      leaveByEscape(monaco, this.#editor),
    ];
    this.#rest = [followTheme(monaco), ...parts.map((part) => () => part.dispose())];
  }

  /** The history is the draft's: Monaco's own never hears of these keys. */
  #keys(): void {
    const { KeyMod, KeyCode } = this.#monaco;
    const step = (go: () => void) => (): void => {
      this.#stepping = true;
      go();
    };
    const undo = step(() => this.#asks.onundo());
    const redo = step(() => this.#asks.onredo());
    this.#editor.addCommand(KeyMod.CtrlCmd | KeyCode.KeyZ, undo);
    this.#editor.addCommand(KeyMod.CtrlCmd | KeyCode.KeyY, redo);
    this.#editor.addCommand(KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyZ, redo);
  }

  #typed({ changes }: editor.IModelContentChangedEvent): void {
    if (this.#coming) return;
    const held = this.#held;
    const edits = changes.map(({ range, text }) => ({
      from: held.offsetOf({ line: range.startLineNumber, column: range.startColumn }),
      to: held.offsetOf({ line: range.endLineNumber, column: range.endColumn }),
      text: held.written(text),
    }));
    this.#held = new ShownText(edited(held.text, edits));
    this.#asks.onedit(edits);
  }

  /** Shows what the text is now; a text that was typed here is shown already. */
  show(text: string): void {
    if (text === this.#held.text) return;
    const before = this.#held.shown;
    this.#held = new ShownText(text);
    const changes = changesBetween(before, this.#held.shown);
    const edits = changes.map(({ from, to, text: instead }) => ({
      range: this.#monaco.Range.lift(rangeIn(this.#model, from, to)),
      text: instead,
    }));
    this.#coming = true;
    this.#model.applyEdits(edits);
    this.#coming = false;
    const last = changes.at(-1);
    if (this.#stepping && last !== undefined) this.#lookAt(before, changes);
    this.#stepping = false;
  }

  /** The end of the last change. */
  #lookAt(before: string, changes: readonly TextEdit[]): void {
    const grown = this.#held.shown.length - before.length;
    const last = changes.at(-1);
    if (last === undefined) return;
    const position = this.#model.getPositionAt(last.to + grown);
    this.#editor.setPosition(position);
    this.#editor.revealPositionInCenterIfOutsideViewport(position);
  }

  /** Underlines what was found in this very text. */
  mark(findings: readonly Finding[]): void {
    clearTimeout(this.#clearing);
    if (findings.length === 0 && this.#findings.length > 0)
      this.#clearing = setTimeout(() => this.#mark(findings), KEEP_MARKS_MS);
    else this.#mark(findings);
  }

  #mark(findings: readonly Finding[]): void {
    this.#findings = findings;
    const { MarkerSeverity, editor: all } = this.#monaco;
    const severity = {
      error: MarkerSeverity.Error,
      warning: MarkerSeverity.Warning,
      style: MarkerSeverity.Info,
    };
    all.setModelMarkers(
      this.#model,
      LANGUAGE,
      findings.map((finding) => {
        const { from = 0, to = 0 } = finding.place ?? {};
        const [start, end] = [this.#held.positionOf(from), this.#held.positionOf(Math.max(to, from + 1))];
        return {
          message: findingText(finding),
          code: finding.id,
          severity: severity[finding.severity],
          ...{ startLineNumber: start.line, startColumn: start.column },
          ...{ endLineNumber: end.line, endColumn: end.column },
        };
      }),
    );
  }

  /** Looked for in the text as it is shown, so that its places are the editor's. */
  async #mends(from: number, to: number): Promise<Mended[]> {
    const text = this.#model.getValue();
    const [{ checkFor }, { mendsOf }] = await Promise.all([
      import('./check.ts'),
      import('$lib/dsl/characters/mends/index.ts'),
    ]);
    const root = this.#asks.root();
    const check = checkFor(root);
    const own = this.#held.text === text ? this.#findings : [];
    const all = check?.(text) ?? own;
    const here = all.filter(({ place }) => place !== null && place.from <= to && from <= place.to);
    const edits = here.flatMap((finding) =>
      check === null ? (finding.edit ?? []) : mendsOf(text, finding, all, root, check),
    );
    return edits.map((edit) => ({ title: mendText(edit, text), edit }));
  }

  jump(from: number, to: number): void {
    const [start, end] = [this.#held.positionOf(from), this.#held.positionOf(to)];
    const range = new this.#monaco.Range(start.line, start.column, end.line, end.column);
    this.#editor.setSelection(range);
    this.#editor.revealRangeInCenterIfOutsideViewport(range);
    this.#editor.focus();
  }

  set(options: editor.IEditorOptions): void {
    this.#editor.updateOptions(options);
  }

  leave(): void {
    clearTimeout(this.#clearing);
    for (const end of this.#rest) end();
    this.#editor.dispose();
    this.#model.dispose();
  }
}
