/** The requests that overload a server, for `npm run bench:load`. */
import { getIntrospectionQuery, getNamedType, isLeafType, isObjectType } from 'graphql';
import { schema } from '../graphql/schema.ts';

export interface Attack {
  /** Connections that send at the same time; by default 10. */
  connections?: number;
  /** Network addresses among which they divide; by default one. */
  addresses?: number;
  /** The next request. */
  next: () => { path: string; body?: string };
}

const repeat = <T>(length: number, part: (i: number) => T) => Array.from({ length }, (_, i) => part(i));

/** The body of an operation. */
export const operation = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const post = (body: string) => ({ path: '/graphql', body });

/** All fields of a type that are single values. */
function valuesOf(name: string): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The schema has no type ${name}.`);
  return Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map((field) => field.name)
    .join(' ');
}

const large = operation('x'.repeat(20_000_000));
const unknownNames = Object.fromEntries(repeat(1_000, (i) => [`unknown${i}`, 1]));
/** Its cost is 18,750 of the allowed 20,000. */
const largeQuery = (
  number: number,
) => `{ a${number}: jobs(first: 100) { ...Jobs } b: jobs(first: 50) { ...Jobs } }
  fragment Jobs on JobConnection { nodes { ${valuesOf('Job')} company { ${valuesOf('Company')} } similarJobs { ${valuesOf('Job')} } } }`;

let count = 0;
/** A number that no request had before. */
const next = () => (count += 1);
const letter = (number: number) => String.fromCodePoint(97 + (number % 26));
const letters = (length: number) => repeat(length, (i) => letter(Math.floor(next() / 26 ** i))).join('');

/** Many searches in one operation, each of which finds much. */
const searches = (wordsOf: () => string, page = 1) =>
  post(
    operation(
      `{ ${repeat(18, (i) => `a${i}: search(query: "${wordsOf()}", first: 1, page: ${page}) { totalCount }`).join(' ')} }`,
    ),
  );
const misspelt = ['desigmer', 'enginer', 'tipograpy', 'markting', 'prototipe', 'ilustration', 'stratgy'];
const page = () => ({ path: `/jobs?q=word${next()}` });

export const attacks: Readonly<Record<string, Attack>> = {
  '1,000 unknown names': {
    next: () =>
      post(operation('query($f: JobFilter) { jobs(filter: $f) { totalCount } }', { f: unknownNames })),
  },
  '5,000 directives': {
    next: () => post(operation(`{ jobs ${'@skip(if: true) '.repeat(5_000)} { totalCount } }`)),
  },
  'bodies of 20 MB': { connections: 4, next: () => post(large) },
  'queries that differ': { next: () => post(operation(`{ a${next()}: jobs { totalCount } }`)) },
  introspection: { next: () => post(operation(getIntrospectionQuery())) },
  'large answers that differ': { next: () => post(operation(largeQuery(next()))) },
  'searches of two letters': { next: () => searches(() => letters(2)) },
  'searches of parts of words': { next: () => searches(() => `ba co d${letters(2)}`) },
  'misspelt searches': {
    next: () =>
      searches(() => repeat(3, () => `${misspelt[next() % misspelt.length]}${letter(next())}`).join(' ')),
  },
  'late pages of searches': { next: () => searches(() => letters(1), 1_000 + next()) },
  'similar products': {
    next: () =>
      post(
        operation(
          `{ products(first: 100, page: ${1 + (next() % 100)}) { nodes { similarItems(first: 6) { id } } } }`,
        ),
      ),
  },
  'pages of one address': { connections: 50, next: page },
  'pages of fifty addresses': { connections: 100, addresses: 50, next: page },
  'searches of fifty addresses': { connections: 100, addresses: 50, next: () => searches(() => letters(2)) },
};
