import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { expect, test } from 'vitest';
import { maxSearchLength } from './conditions.ts';
import { inputBounds } from './inputBounds.ts';

const schema = buildSchema(
  readdirSync('schema')
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(`schema/${name}`, 'utf8'))
    .join('\n'),
);

const number = String.raw`(\d[\d,]*)`;
const parsers: readonly [RegExp, string[]][] = [
  [new RegExp(`at most ${number}, each at most ${number} characters`), ['max', 'maxLength']],
  [
    new RegExp(`at most ${number} characters, or a data URL of at most ${number} MB`),
    ['max', 'maxMegabytes'],
  ],
  [new RegExp(`${number} to ${number}`), ['min', 'max']],
  [new RegExp(`at most ${number}`), ['max']],
];

/** The bounds that a description names: "Title, 5 to 100 characters." */
function described(description = '') {
  for (const [pattern, names] of parsers) {
    const numbers = pattern.exec(description)?.slice(1);
    if (numbers)
      return {
        ...Object.fromEntries(names.map((name, i) => [name, Number(numbers[i]!.replaceAll(',', ''))])),
        ...(description.includes('in USD with cents') && { cents: true }),
      };
  }
  return null;
}

/** An input type and those of its fields. */
function withNested(type: GraphQLInputType): GraphQLInputObjectType[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  return [named, ...Object.values(named.getFields()).flatMap((field) => withNested(field.type))];
}

/** The input types of all actions: their nested inputs and filters, too. */
const inputs = [
  ...new Set(
    Object.values(schema.getMutationType()!.getFields()).flatMap(({ args }) =>
      args.flatMap(({ type }) => withNested(type)),
    ),
  ),
].map((input) => [input.name, Object.values(input.getFields())] as const);

test('every text of an action has a maximum length', () => {
  const unbounded = inputs.flatMap(([name, fields]) =>
    fields
      .filter(({ type }) => getNamedType(type).name === 'String')
      .filter((field) => {
        const bounds: object = inputBounds[name]?.[field.name] ?? {};
        return !('max' in bounds) || (isListType(getNullableType(field.type)) && !('maxLength' in bounds));
      })
      .map((field) => `${name}.${field.name}`),
  );
  expect(unbounded).toEqual([]);
});

test('the description of every input names the bounds that its form enforces', () => {
  expect(inputs.length).toBeGreaterThan(60);
  const fromSdl = inputs.flatMap(([name, fields]) => {
    const entries = fields.flatMap((field) => {
      // Every id has the same bounds.
      const found = String(getNullableType(field.type)) === 'ID' ? null : described(field.description ?? '');
      return found ? [[field.name, found] as const] : [];
    });
    return entries.length > 0 ? [[name, Object.fromEntries(entries)] as const] : [];
  });
  expect(inputBounds).toEqual(Object.fromEntries(fromSdl));
});

test('the description of every search names the length that server and search fields allow', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields());
    return isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args) : [];
  });
  const lengthsOf = (start: string) =>
    fields
      .map(({ description }) => description ?? '')
      .filter((description) => description.startsWith(start))
      .map((description) => described(description));
  const words = lengthsOf('Search words, at most');
  expect(words.length).toBeGreaterThan(10);
  expect(words).toEqual(words.map(() => ({ max: maxSearchLength.words })));
  const places = lengthsOf('Words to find in the location');
  expect(places).toHaveLength(4);
  expect(places).toEqual(places.map(() => ({ max: maxSearchLength.place })));
});
