import type { editor } from 'monaco-editor/editor/editor.api.js';

/** Monaco as a quiet sheet of paper: no map, no colours of its own, no guesses from words of the text. */
export const OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fontSize: 14,
  lineHeight: 22,
  tabSize: 2,
  insertSpaces: true,
  detectIndentation: false,
  wordWrap: 'on',
  wrappingIndent: 'indent',
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  fixedOverflowWidgets: true,
  wordBasedSuggestions: 'off',
  quickSuggestions: { other: true, strings: true, comments: false },
  suggest: { showStatusBar: true, preview: false },
  guides: { bracketPairs: false },
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true, nonBasicASCII: false },
  unusualLineTerminators: 'off',
  occurrencesHighlight: 'off',
  stickyScroll: { enabled: false },
  links: false,
  padding: { top: 8, bottom: 8 },
  lineNumbersMinChars: 4,
  overviewRulerLanes: 2,
  // The page scrolls on where the text ends.
  scrollbar: { alwaysConsumeMouseWheel: false },
};
