/** Whether the search stands open. One for the whole site: the bar, keys and pages open the same. */
let isOpen = $state(false);

export const search = {
  get isOpen(): boolean {
    return isOpen;
  },
};

export function openSearch(): void {
  isOpen = true;
}

export function closeSearch(): void {
  isOpen = false;
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** `/` and Ctrl+K open the search, but belong to a text field and to a dialog that stands open. */
export function isSearchKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || document.querySelector('dialog[open]') !== null) return false;
  if (target instanceof Element && target.closest(TEXT_FIELDS) !== null) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/';
}
