import { gql, type ApolloClient } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createStore } from '../../server/store.ts';
import { createTransport } from '../../server/testing/createTransport.ts';
import { createChance } from '../../server/testing/randomOperation.ts';
import { setJobHidden } from '../actions/job.ts';
import { createJob } from '../actions/jobPosting.ts';
import { perform } from '../actions/perform.ts';
import { AppShellDocument, JobPosterDocument } from '../generated/graphql.ts';
import type { ListResult } from '../testing/tab.ts';
import { createClient } from './client.ts';

const cases = 80;

const query = gql`
  query ($first: Int, $page: Int, $sort: JobSort) {
    list: jobs(first: $first, page: $page, sort: $sort) {
      totalCount
      nodes {
        id
        title
      }
    }
  }
`;

const store = createStore();
const transport = createTransport(store);
const sorts = ['RELEVANCE', 'NEWEST', 'SALARY'] as const;

interface Page {
  first: number;
  page: number;
  sort: (typeof sorts)[number];
}

/** Watches a page as a screen does, while `check` runs. */
async function watchPage(
  client: ApolloClient,
  { page, ...others }: Page,
  check: (data: () => ListResult) => unknown,
) {
  let shown: ListResult | undefined;
  const variables = page === 1 ? others : { ...others, page };
  const subscription = client
    .watchQuery<ListResult>({ query, variables })
    .subscribe(({ data, dataState }) => {
      if (dataState === 'complete') shown = data;
    });
  try {
    await vi.waitFor(() => expect(shown).toBeDefined(), { interval: 1 });
    await check(() => shown!);
  } finally {
    subscription.unsubscribe();
  }
}

test(`every job that is not hidden is on exactly one page, through the client and the server: ${cases} cases`, async () => {
  const below = createChance(7);
  for (let n = 0; n < cases; n += 1) {
    const client = createClient(transport);
    await client.query({ query: AppShellDocument });
    await client.query({ query: JobPosterDocument });
    const first = 2 + below(11);
    const sort = sorts[below(3)]!;
    const server = store.jobCatalogue.select({ order: sort }).slice(0, 100);
    const created: string[] = [];
    const hidden = new Set<string>();
    const change = async () => {
      if (below(4) === 0) {
        const input = { title: `Job ${n}`, location: 'Oslo', type: 'CONTRACT', description: 'D' } as const;
        created.unshift((await perform(client, createJob, { input })).job!.id);
        return;
      }
      const jobId = server[below(server.length)]!.id;
      const isHidden = hidden.has(jobId);
      if (isHidden) hidden.delete(jobId);
      else hidden.add(jobId);
      await perform(client, setJobHidden, { input: { jobId, hidden: !isHidden } });
    };
    const expected = () => [...created, ...server.map(({ id }) => id).filter((id) => !hidden.has(id))];
    for (let step = 0; step < 5; step += 1) {
      const page = 1 + below(Math.ceil(expected().length / first) + 1);
      await watchPage(client, { first, page, sort }, async (data) => {
        // Before a page is opened, while it is shown, or both.
        for (let changes = below(4); changes > 0; changes -= 1) await change();
        const all = expected();
        const start = (Math.min(page, Math.ceil(all.length / first)) - 1) * first;
        await vi.waitFor(
          () =>
            expect({ n, ids: data().list.nodes.map(({ id }) => id), total: data().list.totalCount }).toEqual({
              n,
              ids: all.slice(start, start + first),
              total: all.length,
            }),
          { interval: 1, timeout: 3_000 },
        );
      });
      if (below(2) === 0) await change();
    }
  }
});
