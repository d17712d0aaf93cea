/** Fields and Monaco have an undo of their own, or pass the key on. */
const OWN_UNDO = 'input, textarea, [contenteditable], [data-own-undo]';

/** Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y bring back, where no field has the focus. */
export function undoKey(event: KeyboardEvent, draft: { undo(): void; redo(): void }): void {
  const typed = event.target instanceof Element && event.target.closest(OWN_UNDO);
  if (typed || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) draft.undo();
  else if (key === 'y' || key === 'z') draft.redo();
  else return;
  event.preventDefault();
}
