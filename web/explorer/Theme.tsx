import { useGraphiQL, useGraphiQLActions, useMonaco } from '@graphiql/react';
import { useEffect } from 'react';
import { colours, type Colours } from '../../server/http/explorer/theme.ts';

const tokensOf = (colour: Colours) =>
  Object.entries({
    '': colour.ink,
    comment: colour.subtle,
    keyword: colour['info-ink'],
    string: colour['warning-ink'],
    'string.key.json': colour['accent-ink'],
    'string.value.json': colour['warning-ink'],
    'keyword.json': colour['info-ink'],
    number: colour['positive-ink'],
    type: colour['info-ink'],
    'key.identifier': colour['accent-ink'],
    'argument.identifier': colour['danger-ink'],
    delimiter: colour.muted,
  }).map(([token, foreground]) => ({ token, foreground: foreground.slice(1) }));

/** Replaces the colours of GraphiQL's own theme of Monaco. The names are Monaco's. */
const themeOf = (base: 'vs' | 'vs-dark', colour: Colours) => ({
  base,
  inherit: true,
  rules: tokensOf(colour),
  colors: {
    'editor.background': `${colour.surface}00`,
    'editor.foreground': colour.ink,
    'editorLineNumber.foreground': colour.subtle,
    'editorLineNumber.activeForeground': colour.ink,
    ...Object.fromEntries(
      [1, 2, 3].map((level) => [`editorBracketHighlight.foreground${level}`, colour.muted]),
    ),
    'editorCursor.foreground': colour.ink,
    'scrollbar.shadow': '#00000000',
    'textLink.foreground': colour['accent-ink'],
    'textLink.activeForeground': colour['accent-ink'],
    'editorLink.activeForeground': colour['accent-ink'],
    'editorWidget.background': colour.surface,
    'editorWidget.foreground': colour.ink,
    'editorWidget.border': colour['line-strong'],
    'editorHoverWidget.background': colour.surface,
    'editorSuggestWidget.background': colour.surface,
    'editorSuggestWidget.foreground': colour.ink,
    'editorSuggestWidget.highlightForeground': colour['accent-ink'],
    'editorSuggestWidget.selectedBackground': colour['accent-soft'],
    'editorSuggestWidget.selectedForeground': colour.ink,
    'list.hoverBackground': colour['accent-soft'],
    'menu.background': colour.surface,
    'menu.selectionBackground': colour['accent-soft'],
    'menu.selectionForeground': colour.ink,
    'input.background': colour.canvas,
    focusBorder: colour['accent-ink'],
  },
});

/** Sets Monaco's colours, text size and wrapping. Follows the system's theme, unless GraphiQL's settings name one. */
export function Theme() {
  const monaco = useMonaco((state) => state.monaco);
  const { setTheme } = useGraphiQLActions();
  const theme = useGraphiQL((state) => state.theme);
  const editors = useGraphiQL((state) => [
    state.queryEditor,
    state.variableEditor,
    state.headerEditor,
    state.responseEditor,
  ]);
  useEffect(() => {
    // GraphiQL sets 15 px, whatever the size in the browser is.
    const fontSize = 0.9375 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const editor of editors) editor?.updateOptions({ fontSize, wordWrap: 'on' });
  }, [editors]);
  useEffect(() => {
    monaco?.editor.defineTheme('graphiql-LIGHT', themeOf('vs', colours.light));
    monaco?.editor.defineTheme('graphiql-DARK', themeOf('vs-dark', colours.dark));
  }, [monaco]);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setTheme(theme);
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [setTheme, theme]);
  return null;
}
