import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
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
  [new RegExp(`${number} to ${number}`), ['min', 'max']],
  [new RegExp(`at most ${number} MB`), ['maxMegabytes']],
  [new RegExp(`at most ${number}`), ['max']],
];

/** The bounds that a description names: "Title, 5 to 100 characters." */
function described(description = '') {
  for (const [pattern, names] of parsers) {
    const numbers = pattern.exec(description)?.slice(1);
    if (numbers)
      return Object.fromEntries(names.map((name, i) => [name, Number(numbers[i]!.replaceAll(',', ''))]));
  }
  return null;
}

test('the description of every input names the bounds that its form enforces', () => {
  const inputs = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .filter(({ name }) => !name.endsWith('Filter'))
    .map((input) => [input.name, input.getFields()] as const);
  expect(inputs.length).toBeGreaterThan(60);
  const fromSdl = inputs.flatMap(([name, fields]) => {
    const entries = Object.values(fields).flatMap((field) => {
      const found = described(field.description ?? '');
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
  const places = lengthsOf('Text to find in the location');
  expect(places).toHaveLength(4);
  expect(places).toEqual(places.map(() => ({ max: maxSearchLength.place })));
});
