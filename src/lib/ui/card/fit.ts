/** Squeezes a line of print into the width there is; measured, because every system sets another face. */
import type { Attachment } from 'svelte/attachments';

/** `text` is named so that a new text is measured anew. */
export function fit(text: string, width: number): Attachment<SVGTextElement> {
  return (line) => {
    line.removeAttribute('textLength');
    if (text !== '' && line.getComputedTextLength() > width) {
      line.setAttribute('textLength', String(width));
      line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
  };
}
