import type { DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { createApolloServer } from '../../server/graphql/apollo.ts';
import { createContext } from '../../server/data/context.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { createStore } from '../../server/data/store.ts';
import { sampleContext, sampleStore } from '../../server/testing/sample.ts';
import { createClient } from '../apollo/client.ts';
import { findStructuredDataErrors } from '../testing/structuredDataErrors.ts';
import { query as company } from '../screens/company/company.data.ts';
import { query as gig } from '../screens/gig/gig.data.ts';
import { query as job } from '../screens/job/job.data.ts';
import { query as product } from '../screens/product/product.data.ts';
import { parsePage } from '../testing/parsePage.ts';
import { query as profile } from '../screens/profile/profile.data.ts';
import { query as project } from '../screens/project/project.data.ts';
import { dataScript, structuredData } from './structuredData.ts';

const origin = 'https://workgrove.example';
const apollo = createApolloServer();

/** Returns the structured data of a screen after its own query alone has run. */
async function dataOf(route: string, query: DocumentNode, id: string, context = sampleContext) {
  const client = createClient(inProcessLink(apollo, context));
  await client.query({ query, variables: { id, ...(route === 'Profile' && { own: false }) } });
  return structuredData(route, id, client.cache, origin);
}

const everyone = [...sampleStore.people.keys()];
for (const [route, query, ids, types] of [
  ['Job', job, sampleStore.jobs.keys(), ['JobPosting']],
  [
    'Product',
    product,
    [...sampleStore.products.keys(), ...sampleStore.courses.keys()],
    ['Product', 'Course'],
  ],
  ['Company', company, sampleStore.companies.keys(), ['Organization']],
  ['Profile', profile, everyone, ['Person']],
  ['Gig', gig, sampleStore.gigs.keys(), ['Service']],
  ['Project', project, sampleStore.projects.keys(), ['WebPage']],
] as const)
  test(`${route}: each one is described as ${types.join(' or ')}, from its page's query alone`, async () => {
    const foundTypes = new Set<string>();
    const faults = new Set<string>();
    const trails = new Set<string>();
    for (const id of ids) {
      const [thing, crumbs] = await dataOf(route, query, id);
      if (!thing) faults.add(`${id} is not described`);
      else
        for (const one of crumbs ? [thing, crumbs] : [thing])
          for (const fault of findStructuredDataErrors(one)) faults.add(`${id}: ${fault}`);
      if (thing) foundTypes.add(thing['@type']);
      trails.add(crumbs?.['@type'] ?? 'none');
    }
    expect([...trails]).toEqual([route === 'Profile' ? 'none' : 'BreadcrumbList']);
    expect([...faults]).toEqual([]);
    expect([...foundTypes].toSorted()).toEqual([...types].toSorted());
  });

test('a job has all its data', async () => {
  expect(await dataOf('Job', job, 'job-brand-designer')).toMatchObject([
    {
      '@type': 'JobPosting',
      title: 'Brand Designer',
      datePosted: sampleStore.jobs.get('job-brand-designer')!.postedAt,
      url: `${origin}/jobs/job-brand-designer`,
      hiringOrganization: { '@type': 'Organization' },
    },
    {
      itemListElement: [
        { position: 1, name: 'Jobs', item: `${origin}/jobs` },
        { position: 2, name: 'Brand Designer', item: `${origin}/jobs/job-brand-designer` },
      ],
    },
  ]);
});

test('a remote job has the country of its company, and the region it is limited to, if any', async () => {
  const remote = [...sampleStore.jobs.values()].filter(({ workplace }) => workplace === 'REMOTE');
  const places = new Map<string, unknown>();
  for (const { id, location } of remote) {
    const [posting] = await dataOf('Job', job, id);
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      jobLocation: { '@type': 'Place', address: { addressCountry: expect.not.stringContaining('Remote') } },
    });
    places.set(location, posting!['applicantLocationRequirements']);
  }
  const area = (name: string) => ({ '@type': 'AdministrativeArea', name });
  expect(Object.fromEntries(places)).toEqual({
    'Remote, Europe': area('Europe'),
    'Remote, United States': area('United States'),
    'Remote, worldwide': undefined,
    'Remote, UTC-3 to UTC+3': undefined,
    'Leeds, United Kingdom': undefined,
  });
});

test("a job's yearly pay is in figures; other pay is omitted", async () => {
  const all = [...sampleStore.jobs.values()];
  const yearly = all.find(({ salaryMin }) => salaryMin !== null)!;
  const [posting] = await dataOf('Job', job, yearly.id);
  expect(posting!['baseSalary']).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: {
      '@type': 'QuantitativeValue',
      minValue: yearly.salaryMin,
      maxValue: yearly.salaryMax,
      unitText: 'YEAR',
    },
  });
  const [hourly] = await dataOf('Job', job, all.find(({ salaryMin }) => salaryMin === null)!.id);
  expect(hourly).not.toHaveProperty('baseSalary');
});

test('an unrated product has no rating; a price is in dollars with cents', async () => {
  for (const { id, reviews, price } of sampleStore.shopItems.values()) {
    const [item] = await dataOf('Product', product, id);
    expect('aggregateRating' in item!).toBe(reviews > 0);
    expect(item!['offers']).toMatchObject({ price: price.toFixed(2), priceCurrency: 'USD' });
  }
});

test('screens without a single subject, and unknown ids, have no structured data', async () => {
  expect(await dataOf('Job', job, 'job-nobody-knows')).toEqual([]);
  expect(
    structuredData('Feed', undefined, createClient(inProcessLink(apollo, sampleContext)).cache, origin),
  ).toEqual([]);
  expect(
    structuredData('constructor', 'x', createClient(inProcessLink(apollo, sampleContext)).cache, origin),
  ).toEqual([]);
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</SCRIPT >',
  ']]>',
  '\\u003c/script>',
  '\u2028\u2029"\\',
])('the title %j stays a title within its script', async (title) => {
  const store = createStore();
  Object.defineProperty(store.jobs.get('job-brand-designer')!, 'title', { value: title });
  const script = dataScript(await dataOf('Job', job, 'job-brand-designer', createContext(store)));
  const parsed = parsePage(`<body>${script}<p id="after"></p>`);
  const scripts = [...parsed.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json', 'application/ld+json']);
  expect(JSON.parse(scripts[0]!.textContent)).toMatchObject({ '@context': 'https://schema.org', title });
  expect(parsed.body.lastElementChild?.id).toBe('after');
});

test.each([
  ['Company', company, 'companies', 'company-halden-works', 'websiteUrl'],
  ['Profile', profile, 'people', 'person-maren-holt', 'website'],
] as const)('%s: a website is named only if it is http or https', async (route, query, nouns, id, field) => {
  const store = createStore();
  const described = () => dataOf(route, query, id, createContext(store));
  expect((await described())[0]).toHaveProperty('sameAs', expect.stringMatching(/^https:/));
  Object.defineProperty(store[nouns].get(id)!, field, { value: 'javascript:alert(1)' });
  expect((await described())[0]).not.toHaveProperty('sameAs');
});

test.each([
  ['FROM_10_TO_50', { minValue: 10, maxValue: 50 }],
  ['FROM_1000', { minValue: 1000 }],
] as const)('a company of which only the band %s is known has its ends, and no year', async (size, ends) => {
  const store = createStore();
  const record = store.companies.get('company-halden-works')!;
  Object.assign(record, { size, employeeCount: null, founded: null });
  const [thing] = await dataOf('Company', company, record.id, createContext(store));
  expect(thing).toHaveProperty('numberOfEmployees', { '@type': 'QuantitativeValue', ...ends });
  expect(thing).not.toHaveProperty('foundingDate');
  expect(findStructuredDataErrors(thing!)).toEqual([]);
});
