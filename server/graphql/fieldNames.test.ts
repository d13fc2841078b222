import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schemaFiles } from './schemaFiles.ts';

const contract = buildSchema(Object.values(schemaFiles).join('\n'));

/** Fields that the specification names and whose types differ, each with the field beside it that has one type. */
const conflicting: Readonly<Record<string, string>> = {
  category: 'categoryLabel',
  creator: 'seller',
  duration: 'none',
  image: 'imageUrl',
  price: 'priceMoney',
  reviews: 'reviewCount',
  type: 'none',
};

test('a field of the members of an interface or a union has one type, or another field beside it has', () => {
  const found = new Set<string>();
  for (const type of Object.values(contract.getTypeMap()).filter(isAbstractType)) {
    const members = contract.getPossibleTypes(type).map((member) => member.getFields());
    for (const name of new Set(members.flatMap(Object.keys))) {
      const owners = members.filter((fields) => fields[name]);
      const typesOf = (field: string) => new Set(owners.map((fields) => String(fields[field]?.type)));
      if (typesOf(name).size === 1) continue;
      const uniform = conflicting[name] ?? 'none';
      const [first, ...others] = typesOf(uniform);
      found.add(`${name}: ${first === 'undefined' || others.length > 0 ? 'none' : uniform}`);
    }
  }
  expect([...found].toSorted()).toEqual(Object.entries(conflicting).map((entry) => entry.join(': ')));
});

type Field = GraphQLField<unknown, unknown>;

const isOf = (type: string) => (field: Field) => getNamedType(field.type).name === type;
const describes = (words: RegExp) => (field: Field) => words.test(field.description ?? '');

const words = (list: string) => list.split(/\s+/);

/** The rules of `schema/CHANGELOG.md` for names. `named`: names of the specification, which do not follow them. */
const rules = {
  time: {
    applies: isOf('DateTime'),
    pattern: /At$/,
    named: ['date', 'dueDate', 'memberSince', 'postedDate'],
  },
  flag: {
    applies: isOf('Boolean'),
    pattern: /^(is|has|viewer(Is|Has|Can|Owns))/,
    named: words(`alerts featured paymentVerified promoted read recommended remote saved showPreviews
      unread viewed`),
  },
  'flag of the viewer': {
    applies: describes(/^Whether the viewer /),
    pattern: /^viewer/,
    // The first two are flags of the type Viewer.
    named: ['hasRequestedVerification', 'isAuthenticated', 'read', 'saved', 'viewed'],
  },
  count: {
    applies: (field: Field) => isOf('Int')(field) && describes(/^Number of /)(field),
    pattern: /(^c|C)ount$|^total/,
    named: words(`applicants applications collaborators comments competitorsAnalyzed connections
      downloads enrollments followers likes members mutualConnections new openPositions
      posts projectsPosted proposals readers results reviews revisions shares unread views`),
  },
  picture: {
    applies: describes(/^Path of the .*(picture|logo)/),
    pattern: /Url$/,
    named: ['avatar', 'coverImage', 'image', 'logo', 'thumbnail'],
  },
};

/** In payloads, settings and alerts, a field has the name of the input's field. */
const fieldsOf = (type: GraphQLNamedType): Field[] =>
  (isObjectType(type) || isInterfaceType(type)) && !/Payload$|Settings$|^JobAlert$/.test(type.name)
    ? Object.values(type.getFields())
    : [];

test.each(Object.entries(rules))('the name of a %s follows the convention', (_kind, rule) => {
  const fields = Object.values(contract.getTypeMap()).flatMap(fieldsOf);
  const odd = fields.filter((field) => rule.applies(field) && !rule.pattern.test(field.name));
  expect([...new Set(odd.map(({ name }) => name))].toSorted()).toEqual(rule.named);
});
