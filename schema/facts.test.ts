import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { expect, test } from 'vitest';
import { boundsOf, describeFacts } from './facts.ts';
import { factTables } from './factTables.ts';
import { maxSearchLength } from './rules/conditions.ts';

const schema = buildSchema(
  readdirSync('schema')
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(`schema/${name}`, 'utf8'))
    .join('\n'),
);

const sdl = `enum Level {
  "Few; {choice}, the default."
  LOW @choice(id: "low", label: "Low", filter: "Low only")
  TOP @choice(id: "top", label: "top")
  OFF @choice(label: "Off")
}

input SampleInput {
  "Title, {bounds}."
  title: String! @length(min: 5, max: 1000)
  "Tags, {bounds}; none when omitted."
  tags: [String!] @length(max: 10, maxLength: 30)
  "Picture, {bounds}."
  picture: String @length(max: 300, maxMegabytes: 5)
  "Price, {bounds}."
  price: Float! @range(min: 1, max: 100000)
  "Words."
  query: String @filter(words: "title")
}
`;

test('descriptions name the facts of the directives', () => {
  expect(describeFacts(sdl).match(/"[^"]+"/g)).toEqual([
    `"Few; id 'low', label 'Low', in the filter 'Low only', the default."`,
    `"id and label 'top'."`,
    `"label 'Off'."`,
    '"Title, 5 to 1,000 characters."',
    '"Tags, at most 10, each at most 30 characters; none when omitted."',
    '"Picture, at most 300 characters, or a data URL of at most 5 MB."',
    '"Price, 1 to 100,000."',
    '"Words."',
  ]);
  expect(describeFacts(sdl)).not.toContain('@');
});

test('the tables have the facts of the directives', () => {
  const tables = [...factTables(sdl).matchAll(/const (\w+) = (.*?) as const/gs)];
  expect(Object.fromEntries(tables.map(([, name, value]) => [name, JSON.parse(value!)]))).toEqual({
    levelChoices: {
      LOW: { id: 'low', label: 'Low', filter: 'Low only' },
      TOP: { id: 'top', label: 'top' },
      OFF: { label: 'Off' },
    },
    sampleInputBounds: {
      title: { min: 5, max: 1000 },
      tags: { max: 10, maxLength: 30 },
      picture: { max: 300, maxMegabytes: 5 },
      price: { min: 1, max: 100_000, cents: true },
    },
  });
});

/** An input type and those of its fields. */
function withNested(type: GraphQLInputType): GraphQLInputObjectType[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  return [named, ...Object.values(named.getFields()).flatMap((field) => withNested(field.type))];
}

test('every text of an action has a maximum length', () => {
  const inputs = Object.values(schema.getMutationType()!.getFields()).flatMap(({ args }) =>
    args.flatMap(({ type }) => withNested(type)),
  );
  const texts = inputs.flatMap((input) =>
    Object.values(input.getFields()).filter(({ type }) => getNamedType(type).name === 'String'),
  );
  expect(texts.length).toBeGreaterThan(60);
  const unbounded = texts.filter(({ type, astNode }) => {
    const bounds = boundsOf(astNode);
    return !bounds || (String(type).includes('[') && !bounds.maxLength);
  });
  expect(unbounded.map(({ name }) => name)).toEqual([]);
});

test('every search has the length that server and search fields allow', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields());
    return isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args) : [];
  });
  const lengths = (wanted: string) =>
    new Set(fields.filter(({ name }) => name === wanted).map(({ astNode }) => boundsOf(astNode)?.max));
  expect(lengths('query')).toEqual(new Set([maxSearchLength.words]));
  expect([...lengths('location')]).toContain(maxSearchLength.place);
});
