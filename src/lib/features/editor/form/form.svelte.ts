/** One open form: what it shows is read from the text, what it does becomes edits of the text. */
import { createContext, tick } from 'svelte';
import {
  insertEdits,
  lastKey,
  moveEdits,
  parentOf,
  removeEdits,
  setEdits,
  spotAt,
  type Source,
} from '$lib/dsl/characters/edits.ts';
import { readJson, type TextEdit } from '$lib/dsl/characters/json.ts';
import { editOf, keysOf } from '$lib/dsl/characters/place.ts';
import type { Finding } from '$lib/dsl/characters/read.ts';
import { schemaFor } from '$lib/dsl/characters/schema.ts';
import type { Sheet } from '$lib/content/sheet.ts';
import { domId } from './layout.ts';
import { Blank } from './model/blank.ts';
import { Grammar, orderOf, type Schema } from './model/grammar.ts';
import { brokenAt, knownIn, suggestions, type Known } from './model/names.ts';
import type { FormProps } from './props.ts';

export const [getForm, setForm] = createContext<Form>();

const NOBODY: Known = { tokens: [], forms: [], cards: [], skills: [], bound: [] };

export class Form {
  readonly #props: () => FormProps;
  /** The pointer of the page that is open: a skill, a token; empty: the basics. */
  page = $state('');
  /** On a narrow screen the outline is a page of its own. */
  inside = $state(false);
  /** What the last act did, for readers of the screen. */
  told = $state('');

  constructor(props: () => FormProps) {
    this.#props = props;
  }

  readonly grammar = $derived.by(() => {
    const schema = schemaFor(this.#props().root);
    return schema === null ? null : new Grammar(schema);
  });
  readonly #reading = $derived.by(() => readJson(this.#props().text));
  readonly faults = $derived.by(() => this.#reading.faults);
  readonly broken = $derived.by(() => brokenAt(this.#props().text));
  readonly source = $derived.by((): Source | null => {
    const { root } = this.#reading;
    return root === null ? null : { text: this.#props().text, root };
  });
  readonly whole = $derived.by(() => this.source?.root.value);
  readonly strips = $derived.by(() => this.#props().strips ?? []);
  readonly isFresh = $derived.by(() => this.#props().study?.text === this.#props().text);
  readonly findings = $derived.by(() => this.#props().study?.findings ?? []);
  readonly canUndo = $derived.by(() => this.#props().onundo !== undefined);

  /** Names of the skill that is open, and the things of the file. */
  readonly known = $derived.by((): Known => {
    if (this.grammar === null) return NOBODY;
    const scope = this.page.startsWith('/skills/') || this.page.startsWith('/variants/') ? this.page : null;
    return knownIn(this.grammar, this.whole, scope);
  });

  #lastSheet: Sheet | null = null;
  /** The newest texts without an error, and whether they are those of this very text. */
  readonly sheet = $derived.by(() => {
    const now = this.#props().study?.sheet ?? null;
    if (now !== null) this.#lastSheet = now;
    return { sheet: now ?? this.#lastSheet, isOld: now === null };
  });

  readonly suggest = (names: ReadonlySet<string>): readonly string[] => suggestions(names, this.known);
  readonly blank = $derived.by(() => (this.grammar === null ? null : new Blank(this.grammar, this.suggest)));

  valueAt(pointer: string): unknown {
    return this.source === null ? undefined : spotAt(this.source.root, pointer)?.node.value;
  }
  schemaAt = (pointer: string): Schema | null => this.grammar?.at(this.whole, keysOf(pointer)) ?? null;
  findingsAt = (pointer: string): Finding[] => this.findings.filter((one) => one.pointer === pointer);
  findingsUnder = (pointer: string): Finding[] =>
    this.findings.filter((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));

  edit(edits: readonly TextEdit[]): void {
    if (edits.length > 0) this.#props().onedit(edits);
  }
  set(pointer: string, value: unknown): void {
    if (this.source === null) return;
    this.edit(setEdits(this.source, pointer, value, this.#orderAt(parentOf(pointer))));
  }
  insert(pointer: string, at: number, value: unknown): void {
    if (this.source === null) return;
    if (this.valueAt(pointer) === undefined) this.set(pointer, [value]);
    else this.edit(insertEdits(this.source, pointer, at, value));
  }
  move(pointer: string, from: number, to: number): void {
    if (this.source !== null) this.edit(moveEdits(this.source, pointer, from, to));
  }
  remove(pointer: string): void {
    if (this.source !== null) this.edit(removeEdits(this.source, pointer));
  }
  mend({ fix, edit, place }: Finding): void {
    if (this.source === null || !this.isFresh) return;
    const made = fix === null ? edit : editOf(this.source.root, this.source.text, fix);
    if (made !== null) this.edit([made]);
    else if (place !== null) this.jump(place);
  }
  jump(place: { from: number; to: number }): void {
    this.#props().onjump({ from: place.from, to: place.to });
  }
  /** Where something stands in the text. */
  showInText(pointer: string): void {
    const spot = this.source === null ? null : spotAt(this.source.root, pointer);
    if (spot !== null) this.jump({ from: spot.member?.keyFrom ?? spot.node.from, to: spot.node.to });
  }
  undo(): void {
    this.#props().onundo?.();
  }

  #orderAt(pointer: string): string[] {
    const { grammar } = this;
    const schema = this.schemaAt(pointer);
    if (grammar === null || schema === null) return [];
    const way = grammar.wayOf(grammar.place(schema), this.valueAt(pointer));
    return way === null ? [] : orderOf(grammar, way.branch.schema);
  }

  /** Opens the page that holds a pointer, and brings the focus to its control or the nearest around it. */
  async show(pointer: string): Promise<void> {
    this.open(pageOf(pointer));
    await this.focus(pointer);
  }
  open(page: string): void {
    this.page = page;
    this.inside = true;
  }
  async focus(pointer: string, part = ''): Promise<void> {
    await tick();
    for (let at = pointer; ; at = parentOf(at)) {
      const found = document.getElementById(domId(at, at === pointer ? part : ''));
      const target =
        found?.matches('input, select, textarea, button, summary') === true ? found : firstIn(found);
      if (target !== null) {
        target.focus();
        target.scrollIntoView({ block: 'nearest' });
        return;
      }
      if (at === '' || at === this.page) return;
    }
  }
  tell(words: string): void {
    this.told = words;
  }
}

const firstIn = (element: HTMLElement | null): HTMLElement | null =>
  element?.querySelector<HTMLElement>('input, select, textarea, button, summary') ?? null;

/** The page a pointer belongs to: `/skills/2`, `/forms/calm`; the rest is basics. */
export function pageOf(pointer: string): string {
  const [section, key] = keysOf(pointer);
  const hasPages = ['skills', 'tokens', 'forms', 'cards', 'variants'].includes(section ?? '');
  if (key === undefined || !(hasPages || /^\d+$/.test(key))) return '';
  return pointer.split('/').slice(0, 3).join('/');
}

export const keyOf = lastKey;
