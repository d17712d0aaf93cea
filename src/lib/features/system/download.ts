/** Hands a text file to the browser's downloads. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Hands a JSON file to the browser's downloads. */
export const downloadJson = (name: string, value: unknown): void =>
  downloadText(name, JSON.stringify(value, null, 2), 'application/json');
