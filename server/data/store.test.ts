import { expect, test } from 'vitest';
import { schema } from '../graphql/schema.ts';
import { createContext } from './context.ts';
import { averageOf } from '../gig/reviews.ts';
import { createStore, type Store } from './store.ts';
import { walk } from '../testing/walk.ts';

const open = () => {
  const store = createStore();
  const [job] = store.jobs.values();
  return { store, job: job! };
};
/** The ids of the first page of jobs, with the counts of two facets. */
const firstPage = ({ jobCatalogue }: Store, query = '') => {
  const found = jobCatalogue.select({ query, order: 'RELEVANCE' });
  const [byType, byPlace] = [found.counts('type'), found.counts('workplace')];
  return {
    ids: found.slice(0, 100).map(({ id }) => id),
    total: found.totalCount,
    counts: [byType('FULL_TIME'), byPlace('REMOTE'), byPlace('ONSITE')],
  };
};

test('a change that throws leaves the store unchanged', () => {
  const { store, job } = open();
  const read = () => [structuredClone(store.data), firstPage(store), store.similarJobs(job, 3)];
  const before = read();
  const unchanged = () => expect(read()).toEqual(before);
  const valid = { put: 'jobs', record: { ...job, id: 'job-new', title: 'Changed' } } as const;
  const mark = { mark: 'savedJobs', id: job.id, on: true } as const;

  const dangling = { ...job, id: 'job-of-nobody', companyId: 'company-of-nobody' };
  expect(() => store.change(mark, valid, { put: 'jobs', record: dangling })).toThrow(
    "The data refer to 'company-of-nobody', which does not exist.",
  );
  unchanged();
  expect(() => store.change(mark, { drop: 'companies', id: job.companyId })).toThrow(/which does not exist/);
  unchanged();
  expect(() => store.change({ drop: 'jobs', id: 'job-of-nobody' })).toThrow('There is no ');
  unchanged();
  const [post] = store.posts.values();
  expect(() => store.change({ put: 'posts', record: { ...post!, id: job.id } })).toThrow(/duplicate id/);
  unchanged();
  // An index cannot read this record.
  const unreadable = { ...job, skills: null as never };
  expect(() => store.change(mark, valid, { put: 'jobs', record: unreadable })).toThrow(TypeError);
  unchanged();
  expect(store.version).toBe(0);
});

test('records that refer to each other are added and removed together', () => {
  const { store, job } = open();
  const [company] = store.companies.values();
  const added = { ...job, id: 'job-new', companyId: 'company-new' };
  store.change(
    { put: 'jobs', record: added },
    { put: 'companies', record: { ...company!, id: 'company-new', name: 'Newest' } },
  );
  expect(store.openPositions('company-new')).toBe(1);
  expect(store.version).toBe(1);
  store.change({ drop: 'companies', id: 'company-new' }, { drop: 'jobs', id: 'job-new' });
  expect([store.jobs.has('job-new'), store.companies.has('company-new')]).toEqual([false, false]);
});

test('a changed record changes what depends on it: names, ratings, open positions, the order of the list', () => {
  const { store, job } = open();
  const hits = (query: string) =>
    store.searchCatalogue
      .select({ query, order: 'byKind' })
      .slice(0, 100)
      .map(({ id }) => id);
  const company = store.companies.get(job.companyId)!;
  firstPage(store);
  hits('zephyr');
  store.change({ put: 'companies', record: { ...company, name: 'Zephyr Works' } });
  expect(firstPage(store, 'zephyr').ids).toContain(job.id);
  expect(hits('zephyr')).toContain(job.id);

  const [gig] = store.gigs.values();
  const { rating, reviews } = store.sellers.get(gig!.sellerId);
  const review = { ...gig!.reviewed[0]!, id: 'review-new', rating: 1 };
  store.gigCatalogue.select({ order: 'TOP_RATED' }).slice(0, 1);
  store.change({ put: 'gigs', record: { ...gig!, reviewed: [...gig!.reviewed, review] } });
  expect(store.sellers.get(gig!.sellerId).reviews).toBe(reviews + 1);
  expect(store.sellers.get(gig!.sellerId).rating).toBeLessThan(rating);
  const rated = store.gigCatalogue.select({ order: 'TOP_RATED' }).slice(0, 1_000);
  const ratings = rated.map(({ reviewed }) => averageOf(reviewed));
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));

  const order = [...store.jobs.keys()];
  store.change({ put: 'jobs', record: { ...job, title: 'Changed' } });
  expect([...store.jobs.keys()]).toEqual(order);
  const given = store.jobCatalogue.select({ order: 'given' }).slice(0, 1_000);
  expect(given.map(({ id }) => id)).toEqual(order);
});

/** Everything that a walk over all objects finds. */
const everything = (store: Store, now: number) => walk(schema, createContext(store, now));

test('a store that was changed step by step answers as one that reads the same records at once', () => {
  const start = Date.now();
  const [changed, fresh] = [createStore(start), createStore(start)];
  // The indexes of one store exist before the changes, those of the other only after.
  everything(changed, start);
  const [viewer, person] = changed.people.values();
  const [company] = changed.companies.values();
  const [product] = changed.products.values();
  const [message] = changed.messages.values();
  for (const store of [changed, fresh]) {
    for (const [place, job] of [...store.jobs.values()].entries())
      if (place % 3 === 0)
        store.change({ put: 'jobs', record: { ...job, title: `Other ${place}`, id: job.id } });
      else if (place % 3 === 1)
        store.change({ put: 'jobs', record: { ...job, id: `${job.id}-copy`, skills: ['Ceramics'] } });
    store.change(
      { put: 'people', record: { ...viewer!, skills: ['Ceramics'] } },
      { put: 'people', record: { ...person!, name: 'Zadie Other' } },
      { put: 'companies', record: { ...company!, name: 'Other Company' } },
      { put: 'products', record: { ...product!, tags: ['ceramics'] } },
      {
        put: 'messages',
        record: { ...message!, id: 'message-new', text: 'Ceramics', sentAt: new Date(start).toISOString() },
      },
      { drop: 'projects', id: store.projectCatalogue.select({ order: 'NEWEST' }).slice(3, 1)[0]!.id },
    );
  }
  expect(everything(changed, start)).toEqual(everything(fresh, start));
});
