/** The lesson to begin or to go on with; its texts are in the language of the page. */
export interface NextLesson {
  /** Already resolved against the site's sub-path. */
  href: string;
  label: string;
  chapter: string;
  progress: { done: number; total: number };
}
