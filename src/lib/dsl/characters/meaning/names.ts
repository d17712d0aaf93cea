/** Names that a skill gives: to what is chosen, paid and done. */
import type { Report } from './report.ts';
import { FIXED_WORDS } from '../times.ts';

/** What a name stands for. */
export type NameKind =
  'character' | 'characters' | 'number' | 'cards' | 'element' | 'placed' | 'damages' | 'gains' | 'nothing';

interface Binding {
  kind: NameKind;
  pointer: string;
  /** The body that says it is still being read: inside it the name is taken. */
  open: boolean;
  used: boolean;
  /** Said to be named, and so to be used; a cost's `optional` may stand for itself. */
  wanted: boolean;
}

/** The names of one ability or rule, as far as it has been read. */
export class Names {
  readonly #bound = new Map<string, Binding>();
  readonly #whole: Names | null;
  readonly #report: Report;

  /** @param whole names that hold everywhere in the character (`remember`) */
  constructor(report: Report, whole: Names | null = null) {
    this.#report = report;
    this.#whole = whole;
  }

  bind(name: string, kind: NameKind, pointer: string, wanted = true): void {
    if (FIXED_WORDS.has(name)) this.#report('reservedName', pointer, { name }, { key: true });
    const earlier = this.#bound.get(name);
    if (earlier?.open === true && earlier.pointer !== pointer)
      this.#report('boundTwice', pointer, { name, pointer: earlier.pointer }, { key: true });
    else if (earlier !== undefined && !earlier.used) this.#unused(name, earlier);
    this.#bound.set(name, { kind, pointer, open: true, used: false, wanted });
  }

  /** A result in a loop, or of the other branch, collects under the same name. */
  collect(name: string, kind: NameKind, pointer: string): void {
    const earlier = this.#bound.get(name);
    if (earlier !== undefined && earlier.kind === kind && !earlier.open) return;
    this.bind(name, kind, pointer);
    this.close([name]);
  }

  /** The body of these names has been read; they can still be read after it, where they may be empty. */
  close(names: Iterable<string>): void {
    for (const name of names) {
      const bound = this.#bound.get(name);
      if (bound !== undefined) bound.open = false;
    }
  }

  kindOf(name: string): NameKind | null {
    return this.#find(name)?.kind ?? null;
  }

  #find(name: string): Binding | undefined {
    return this.#bound.get(name) ?? (this.#whole === null ? undefined : this.#whole.#find(name));
  }

  use(name: string): NameKind | null {
    const bound = this.#find(name);
    if (bound !== undefined) bound.used = true;
    return bound?.kind ?? null;
  }

  known(): string[] {
    return [...this.#bound.keys(), ...(this.#whole?.known() ?? [])];
  }

  /** Says which names nobody used. */
  finish(): void {
    for (const [name, bound] of this.#bound) if (!bound.used) this.#unused(name, bound);
  }

  #unused(name: string, { wanted, pointer }: Binding): void {
    if (wanted) this.#report('unusedName', pointer, { name }, { key: true });
  }
}
