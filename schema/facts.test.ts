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
import { filterModules } from './filterConditions.ts';
import { maxSearchLength } from './rules/searchLength.ts';

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

const listSdl = (fields: string) => `
directive @length(max: Int) on INPUT_FIELD_DEFINITION
directive @filter(by: String, words: String, atLeast: String) on INPUT_FIELD_DEFINITION
directive @where(path: String, is: [String!], from: Float, below: Float, days: Int) repeatable on INPUT_FIELD_DEFINITION | ENUM_VALUE
type Query { boats(filter: BoatFilter): BoatConnection! }
type BoatConnection { nodes: [Boat!]! }
type Owner { id: ID!, name: String! }
type Boat { name: String!, tags: [String!]!, owner: Owner, price: Int, isOpen: Boolean!, kind: BoatKind! }
enum BoatKind { SAIL, ROW, ANY_BIG @where(path: "price", from: 0) }
enum BoatPrice { LOW @where(below: 50), HIGH @where(from: 50, below: 100) @where(path: "owner.name", is: "Ida") }
input BoatFilter { ${fields} }`;

test.each([
  [
    'query: String @filter(words: "name tags owner.name")',
    "query: { words: ({ name, tags, owner }: Pick<FilteredBoat, 'name' | 'tags' | 'owner'>) => [name ?? '', tags ?? '', owner?.name ?? ''].flat() }",
  ],
  [
    'place: String @filter(words: "name")',
    "place: { place: ({ name }: Pick<FilteredBoat, 'name'>) => name ?? '' }",
  ],
  [
    'ownerId: ID @filter(by: "owner.id")',
    "ownerId: { id: ({ owner }: Pick<FilteredBoat, 'owner'>) => owner?.id }",
  ],
  [
    'names: [String!] @length(max: 3) @filter(by: "name")',
    "names: { values: ({ name }: Pick<FilteredBoat, 'name'>) => name, max: 3 }",
  ],
  [
    'kind: BoatKind @filter(by: "kind")',
    "kind: { values: ({ kind, price }: Pick<FilteredBoat, 'kind' | 'price'>) => valuesThatHold({ [kind]: true, ANY_BIG: ((price ?? NaN) >= 0) }) }",
  ],
  [
    'price: BoatPrice @filter(by: "price")',
    "price: { values: ({ price, owner }: Pick<FilteredBoat, 'price' | 'owner'>) => valuesThatHold({ LOW: ((price ?? NaN) < 50), HIGH: ((price ?? NaN) >= 50) && ((price ?? NaN) < 100) || (owner?.name === 'Ida') }) }",
  ],
  [
    'openOnly: Boolean @where(path: "isOpen", is: "true")',
    "openOnly: { flag: ({ isOpen }: Pick<FilteredBoat, 'isOpen'>) => (isOpen === true) }",
  ],
  ['savedOnly: Boolean @where(path: "viewerHasSaved", is: "true")', 'savedOnly: { viewer: true }'],
])('the condition of %s is generated', (field, condition) => {
  const [[name, content] = ['', '']] = filterModules(listSdl(field));
  expect(name).toBe('boatFilter');
  expect(content).toContain(`export const boatConditions = {\n  ${condition},\n} as const;`);
});

test('a filter without a condition is not generated', () => {
  expect(() => filterModules(listSdl('name: String'))).toThrow('BoatFilter.name states no condition');
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
