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
  const facets = Object.keys(type.getFields()).map((name) => `${name} { value label count }`);
  const selection = facets.join(' ');
  const answer = await ask(`{ ${options} { ${selection} } ${list} { totalCount facets { ${selection} } } }`);
  const found = read<Record<string, { value: string; count: number }[]>>(answer, options);
  expect(read(answer, `${list}.facets`)).toEqual(found);
  // The choice without a filter counts all items.
  const all = Object.values(found).flatMap((choices) =>
    choices.filter(({ value }) => /^a(ny|ll)/.test(value)),
  );
  expect(new Set(all.map(({ count }) => count))).toEqual(new Set([read(answer, `${list}.totalCount`)]));
});

// The contract test compares the counts of facets whose choices are those of an enum.
test.each([
  ['jobs', 'company', 'workplace: REMOTE', 'companyId: "techcorp"', 'companyId: "startupinc"', 'startupinc'],
  ['jobs', 'easyApply', 'workplace: REMOTE', 'easyApply: false', 'easyApply: true', 'easy'],
  ['jobs', 'minSalary', 'workplace: REMOTE', 'minSalary: 150000', 'minSalary: 60000', '60k'],
  [
    'projects',
    'locations',
    'experience: [EXPERT]',
    'location: "Cork"',
    'location: "Hamburg"',
    'Hamburg, Germany',
  ],
  [
    'companies',
    'location',
    'sizes: [FROM_1000]',
    'location: "Lisbon"',
    'location: "Edinburgh"',
    'Edinburgh, United Kingdom',
  ],
])(
  'the facet of %s %s counts each choice under all filters but its own',
  async (list, facet, others, own, wanted, value) => {
    const answer = await ask(`{ ${list}(filter: { ${others}, ${own} }) { facets { ${facet} { value count } } }
    found: ${list}(filter: { ${others}, ${wanted} }) { totalCount } }`);
    const options = read<{ value: string; count: number }[]>(answer, `${list}.facets.${facet}`);
    const { count } = options.find((option) => option.value === value)!;
    expect(count).toBe(read(answer, 'found.totalCount'));
    expect(count).toBeGreaterThan(0);
  },
);
