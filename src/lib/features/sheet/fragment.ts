/** Adds what stands after # in the browser: while pages are made, a link with # is held to be one to an element. */
export const fragment = (words: string) => (link: HTMLAnchorElement) => {
  link.hash = words;
};
