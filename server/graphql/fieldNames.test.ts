import { buildSchema, isAbstractType } from 'graphql';
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
