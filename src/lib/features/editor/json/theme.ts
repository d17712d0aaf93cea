/** Monaco's colours are those of the page, in both themes, and change with it at once. */
import type { Monaco } from './monaco.ts';

const NAME = 'paper';

/** Tokens of ours by the names that Monaco has for its parts. */
const PARTS: Readonly<Record<string, string>> = {
  'editor.background': '--surface',
  'editor.foreground': '--ink',
  'editorLineNumber.foreground': '--quiet',
  'editorLineNumber.activeForeground': '--ink',
  'editor.lineHighlightBackground': '--hover',
  'editor.lineHighlightBorder': '--surface',
  'editor.selectionBackground': '--blue-tint',
  'editor.inactiveSelectionBackground': '--hover',
  'editor.findMatchBackground': '--warn-tint',
  'editor.findMatchHighlightBackground': '--warn-tint',
  'editorCursor.foreground': '--ink',
  'editorBracketMatch.background': '--chosen',
  'editorBracketMatch.border': '--line',
  'editorIndentGuide.background1': '--hair',
  'editorIndentGuide.activeBackground1': '--line',
  'editorError.foreground': '--bad',
  'editorWarning.foreground': '--warn',
  'editorInfo.foreground': '--blue',
  'editorLightBulb.foreground': '--warn',
  'editorWidget.background': '--raised',
  'editorWidget.foreground': '--ink',
  'editorWidget.border': '--line',
  'editorHoverWidget.background': '--raised',
  'editorHoverWidget.foreground': '--ink',
  'editorHoverWidget.border': '--line',
  'editorHoverWidget.statusBarBackground': '--hover',
  'editorSuggestWidget.background': '--raised',
  'editorSuggestWidget.border': '--line',
  'editorSuggestWidget.foreground': '--ink',
  'editorSuggestWidget.highlightForeground': '--blue',
  'editorSuggestWidget.focusHighlightForeground': '--blue',
  'editorSuggestWidget.selectedBackground': '--chosen',
  'editorSuggestWidget.selectedForeground': '--ink',
  'list.hoverBackground': '--hover',
  'list.focusBackground': '--chosen',
  'list.highlightForeground': '--blue',
  'quickInput.background': '--raised',
  'quickInput.foreground': '--ink',
  'quickInputList.focusBackground': '--chosen',
  'quickInputList.focusForeground': '--ink',
  'menu.background': '--raised',
  'menu.foreground': '--ink',
  'menu.selectionBackground': '--chosen',
  'menu.selectionForeground': '--ink',
  'input.background': '--surface',
  'input.foreground': '--ink',
  'input.border': '--line',
  'textLink.foreground': '--blue',
  'textCodeBlock.background': '--sunken',
  'scrollbarSlider.background': '--hatch',
  'scrollbarSlider.hoverBackground': '--line',
  'scrollbarSlider.activeBackground': '--line',
  focusBorder: '--focus',
  foreground: '--ink',
  descriptionForeground: '--quiet',
  'widget.shadow': '--hair',
};

/** What each kind of word is written in. */
const RULES: Readonly<Record<string, string>> = {
  key: '--ink',
  string: '--wind',
  number: '--fire',
  keyword: '--thunder',
  bracket: '--ink-2',
  delimiter: '--ink-2',
  invalid: '--bad',
};

/** Reads tokens as they are now: `light-dark()` is settled only in a computed style. */
function colours(tokens: Iterable<string>): Map<string, string> {
  const probe = document.createElement('span');
  document.body.append(probe);
  const found = new Map<string, string>();
  for (const token of tokens) {
    probe.style.color = `var(${token})`;
    const numbers = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = numbers.map(Number);
    found.set(
      token,
      [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join(''),
    );
  }
  probe.remove();
  return found;
}

function isDark(surface: string): boolean {
  const [red = 0, green = 0, blue = 0] = (surface.match(/../g) ?? []).map((part) => parseInt(part, 16));
  return red * 0.3 + green * 0.6 + blue * 0.1 < 128;
}

function apply(monaco: Monaco): void {
  const found = colours(new Set([...Object.values(PARTS), ...Object.values(RULES)]));
  monaco.editor.defineTheme(NAME, {
    base: isDark(found.get('--surface') ?? '') ? 'vs-dark' : 'vs',
    inherit: true,
    rules: Object.entries(RULES).map(([token, colour]) => ({
      token,
      foreground: found.get(colour) ?? '',
      ...(token === 'key' ? { fontStyle: 'bold' } : {}),
    })),
    colors: Object.fromEntries(
      Object.entries(PARTS).map(([part, token]) => [part, `#${found.get(token) ?? ''}`]),
    ),
  });
  monaco.editor.setTheme(NAME);
}

/** Keeps Monaco in the page's colours. @returns ends it */
export function followTheme(monaco: Monaco): () => void {
  const now = (): void => apply(monaco);
  now();
  const chosen = new MutationObserver(now);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', now);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', now);
  };
}
