/** Which view of a draft somebody works in: the next draft opens in the same one. */
export type View = 'form' | 'json';

/** What stands below a draft. */
export type Panel = 'problems' | 'cases' | 'compare' | 'games' | 'history';

/** On a narrow screen one of these is seen at a time. */
export type Place = View | 'card' | 'panels';

/** A place in the text of a draft. */
export interface Range {
  from: number;
  to: number;
}

const KEY = 'grailwright.editor-view';

export function rememberedView(): View {
  try {
    return localStorage.getItem(KEY) === 'json' ? 'json' : 'form';
  } catch {
    return 'form';
  }
}

export function rememberView(view: View): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Where nothing may be kept, the form comes first each time.
  }
}
