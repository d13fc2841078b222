import { getNamedType, type GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../graphql/schema.ts';
import { ask } from '../testing/ask.ts';
import { read } from '../testing/read.ts';

test.each([
  ['jobFilterOptions', 'jobs'],
  ['gigFilterOptions', 'gigs'],
  ['projectFilterOptions', 'projects'],
  ['companyFilterOptions', 'companies'],
  ['shopFilterOptions', 'products'],
])('%s has the facets of %s without a filter', async (options, list) => {
  const type = getNamedType(schema.getQueryType()!.getFields()[options]!.type) as GraphQLObjectType;
  const facets = Object.keys(type.getFields()).map((name) => `${name} { value filterValue label count }`);
  const selection = facets.join(' ');
  const answer = await ask(`{ ${options} { ${selection} } ${list} { totalCount facets { ${selection} } } }`);
  const found = read<Record<string, { filterValue: string | null; count: number }[]>>(answer, options);
  expect(read(answer, `${list}.facets`)).toEqual(found);
  // The choice without a filter counts all items.
  const all = Object.values(found).flatMap((choices) =>
    choices.filter(({ filterValue }) => filterValue === null),
  );
  expect(new Set(all.map(({ count }) => count))).toEqual(new Set([read(answer, `${list}.totalCount`)]));
});
