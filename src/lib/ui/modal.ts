import type { Attachment } from 'svelte/attachments';

/**
 * Opens a dialog over the page as soon as it is there, and says that it was left in the moment it is left.
 * The browser tells of a closing (`close`) only a task later: whoever opened the dialog again before that would see
 * it go at once. So leaving (Escape, `leave`) is told where it happens, and once.
 *
 * @param onclose told when the dialog is left; the page takes it away
 */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    let wasLeft = false;
    const left = (): void => {
      if (wasLeft) return;
      wasLeft = true;
      // Closed first, while it still stands in the page: only then the focus goes back to where it came from.
      dialog.close();
      onclose();
    };
    dialog.addEventListener('cancel', left);
    dialog.addEventListener('close', left);
    dialog.showModal();
  };
}

/** Leaves a dialog that `modal` opened, as Escape does. */
export function leave(within: EventTarget | null): void {
  const dialog = within instanceof Element ? within.closest('dialog') : null;
  dialog?.dispatchEvent(new Event('cancel'));
}
