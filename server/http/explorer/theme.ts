/** The product's colours for Altair, which needs hexadecimal ones. They equal the tokens of `web/styles/theme.css`. */
export const colours = {
  light: {
    canvas: '#f4f6f3',
    surface: '#fefffe',
    line: '#dde1dc',
    'line-strong': '#c5cbc4',
    ink: '#15211a',
    muted: '#4b5750',
    subtle: '#606b63',
    accent: '#0c5e47',
    'accent-contrast': '#f8fdf9',
    'accent-ink': '#005b44',
    'accent-soft': '#def3e7',
    'info-ink': '#0a5475',
    'warning-ink': '#77450c',
    'danger-ink': '#a01f1e',
    'positive-ink': '#10542b',
  },
  dark: {
    canvas: '#0e1411',
    surface: '#161d1a',
    line: '#29312d',
    'line-strong': '#3b433f',
    ink: '#e8ece7',
    muted: '#b0b8b1',
    subtle: '#939d95',
    accent: '#74d0aa',
    'accent-contrast': '#041c14',
    'accent-ink': '#7fd6b1',
    'accent-soft': '#193228',
    'info-ink': '#9dd4eb',
    'warning-ink': '#f2cb88',
    'danger-ink': '#fea6a0',
    'positive-ink': '#92dfa7',
  },
} as const;

type Colours = Readonly<Record<keyof typeof colours.light, string>>;

/** Altair 8 applies only this form, which its types call deprecated. */
const themeOf = (colour: Colours) => ({
  colors: {
    primary: colour.accent,
    secondary: colour['info-ink'],
    tertiary: colour['danger-ink'],
    green: colour['positive-ink'],
    blue: colour['info-ink'],
    red: colour['danger-ink'],
    rose: colour['danger-ink'],
    lightRed: colour['danger-ink'],
    orange: colour['warning-ink'],
    yellow: colour['warning-ink'],
    bg: colour.canvas,
    offBg: colour.surface,
    headerBg: colour.surface,
    font: colour.ink,
    offFont: colour.subtle,
    border: colour['line-strong'],
    offBorder: colour.line,
  },
  editor: {
    colors: {
      comment: colour.subtle,
      string: colour['warning-ink'],
      number: colour['warning-ink'],
      builtin: colour['warning-ink'],
      definition: colour['danger-ink'],
      variable: colour.ink,
      atom: colour.ink,
      attribute: colour['info-ink'],
      keyword: colour['info-ink'],
      property: colour['accent-ink'],
      punctuation: colour.muted,
      cursor: colour.ink,
    },
  },
});

/** Altair's settings; a user can change them in Altair. */
export const themes = {
  theme: 'light',
  'theme.dark': 'dark',
  themeConfig: themeOf(colours.light),
  'themeConfig.dark': themeOf(colours.dark),
};

const variablesOf = (scheme: Colours): string =>
  Object.entries(scheme)
    .map(([name, value]) => `--wg-${name}: ${value};`)
    .join(' ');

/** The colours as CSS variables, for the header and for controls that Altair's themes do not reach. */
export const variables = { light: variablesOf(colours.light), dark: variablesOf(colours.dark) };
