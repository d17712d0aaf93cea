/** Tab types a tab; after Escape it goes on to what follows, so that nobody is caught (Ctrl+M changes it for good). */
import type { editor, IDisposable } from 'monaco-editor/editor/editor.api.js';
import type { Monaco } from './monaco.ts';

export function leaveByEscape({ KeyCode }: Monaco, view: editor.ICodeEditor): IDisposable {
  let leaving = false;
  const set = (next: boolean): void => {
    if (next !== leaving) view.updateOptions({ tabFocusMode: next });
    leaving = next;
  };
  const parts = [
    view.onKeyDown(({ keyCode }) => {
      if (keyCode === KeyCode.Escape) set(true);
      else if (keyCode !== KeyCode.Tab && keyCode !== KeyCode.Shift) set(false);
    }),
    view.onDidBlurEditorText(() => set(false)),
  ];
  return { dispose: () => parts.forEach((part) => part.dispose()) };
}
