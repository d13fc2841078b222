export type Input = Record<string, unknown>;

/** The input as a literal in a GraphQL operation; enum values are given with a leading '.'. */
function literal(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('.') ? value.slice(1) : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${literal(inner)}`)
    .join(', ')} }`;
}

/** The mutation of an action that selects its errors and, if given, more of its payload. */
export const mutation = (name: string, input?: Input, selection = '') =>
  `mutation { ${name}${input ? `(input: ${literal(input)})` : ''} { ${selection} userErrors { code field message } } }`;

/** Settings of privacy in which everybody may ask to connect. */
export const privacy = (profileVisibility: string, more: Input = {}) => ({
  profileVisibility: `.${profileVisibility}`,
  profileIndexing: true,
  onlineStatus: true,
  connectionRequestPolicy: '.EVERYONE',
  twoFactor: false,
  ...more,
});

export const description = 'A text that is long enough for every description.';
export const job = { title: 'Ferry designer', type: '.FULL_TIME', location: 'Bergen, hybrid', description };
export const gig = {
  title: 'Sketches of your garden',
  category: '.DESIGN',
  description,
  startingPrice: 75,
  deliveryDays: 4,
};
export const company = {
  name: 'Fjord Maps',
  industry: 'Design',
  size: '.FROM_10_TO_50',
  location: 'Bergen',
  description,
};
export const project = {
  title: 'Tree map of Bergen',
  description,
  category: '.WEB_DEVELOPMENT',
  skills: ['SVG'],
  paymentType: '.FIXED',
  budgetMin: 1_000,
  budgetMax: 2_000,
  length: '.FROM_1_TO_3_MONTHS',
  experience: '.EXPERT',
};
export const product = {
  title: 'Calm course',
  shortDescription: '',
  fullDescription: description,
  category: '.MARKETING',
};
