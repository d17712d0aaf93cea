/** How documents of each kind are checked: the schemas come when a document does, never with a page. */
export const documentSchemas = {
  game: async () => (await import('../dsl/documents/game.ts')).checkGame,
  situation: async () => (await import('../dsl/documents/situation.ts')).checkSituation,
  character: async () => (await import('../dsl/documents/draft.ts')).checkDraft,
  deck: async () => (await import('../dsl/documents/draft.ts')).checkDraft,
  lesson: async () => (await import('../lesson/document.ts')).checkLesson,
};
