/** The product's colours for Monaco, which needs hexadecimal ones. They equal the tokens of `web/styles/theme.css`. */
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

export type Colours = Readonly<Record<keyof typeof colours.light, string>>;

/** '160.5, 77.4%, 20.8%' */
function hslOf(hex: string): string {
  const [r, g, b] = hex.match(/\w\w/g)!.map((part) => parseInt(part, 16) / 255) as [number, number, number];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = max - min;
  const [lightness, saturation] = [(max + min) / 2, range / (1 - Math.abs(max + min - 1))];
  const sector = max === r ? (g - b) / range + 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `${((sector * 60) % 360).toFixed(1)}, ${percent(saturation)}, ${percent(lightness)}`;
}

const variablesOf = (scheme: Colours): string =>
  Object.entries(scheme)
    .map(([name, value]) => `--wg-${name}: ${value};`)
    .join(' ');

/** The colours as CSS variables. */
export const variables = { light: variablesOf(colours.light), dark: variablesOf(colours.dark) };

/** GraphiQL's names of colours, which it composes with an opacity. */
const graphiqlColours = {
  primary: 'accent-ink',
  secondary: 'info-ink',
  tertiary: 'positive-ink',
  info: 'info-ink',
  success: 'positive-ink',
  warning: 'warning-ink',
  error: 'danger-ink',
  neutral: 'ink',
  base: 'surface',
} as const;

const graphiqlVariablesOf = (scheme: Colours): string =>
  Object.entries(graphiqlColours)
    .map(([name, colour]) => `--graphiql-${name}: ${hslOf(scheme[colour])};`)
    .join(' ');

/** GraphiQL's colours as CSS variables, in the form that it needs. */
export const graphiqlVariables = {
  light: graphiqlVariablesOf(colours.light),
  dark: graphiqlVariablesOf(colours.dark),
};
