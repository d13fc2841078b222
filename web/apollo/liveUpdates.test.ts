import { ApolloLink, gql } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { throwError } from 'rxjs';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { setJobSaved } from '../actions/job.ts';
import '../actions/perform.ts';
import { perform } from '../actions/perform.ts';
import { fakeEvents, setHidden } from '../testing/fakeEvents.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { showQuery } from '../testing/showQuery.ts';
import { createClient } from './client.ts';
import { fetchNextPage } from './fetchNextPage.ts';
import { startLiveUpdates } from './liveUpdates.ts';

const jobId = 'job-brand-designer';
const savedQuery = gql`
  query Saved {
    viewer {
      id
      items {
        savedJobCount
      }
    }
  }
`;
interface Saved {
  viewer: { items: { savedJobCount: number } };
}

afterEach(() => {
  vi.useRealTimers();
});

/** Shows the number of saved jobs in a tab with live updates. */
async function openTab() {
  const events = fakeEvents({ locks: false });
  const server = createLiveServer();
  let isDown = false;
  const failing = new ApolloLink((operation, forward) =>
    isDown ? throwError(() => new TypeError('Failed to fetch')) : forward(operation),
  );
  const client = createClient(ApolloLink.from([failing, server.link]));
  const counts = await showQuery(client, savedQuery, ({ viewer }: Saved) => viewer.items.savedJobCount);
  const { refetchOld, stop } = startLiveUpdates(client);
  onTestFinished(stop);
  events.accept();
  const queries = () => server.sent.filter(({ type }) => type === OperationTypeNode.QUERY);
  return {
    ...events,
    ...server,
    client,
    counts,
    queries,
    refetchOld,
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** Another tab saves a job. */
    saveElsewhere: () => server.store.change({ mark: 'savedJobs', id: jobId, on: true }),
  };
}

test('an announced entry is fetched once, by a request that waits for it', async () => {
  const { announce, counts, queries, saveElsewhere } = await openTab();
  expect(counts).toEqual([0]);
  saveElsewhere();
  announce(2);
  announce(2);
  await vi.waitFor(() => expect(counts).toEqual([0, 1]));
  expect(queries().map(({ headers }) => headers['x-seen'])).toEqual([undefined, '2']);
});

test('data that no screen shows is evicted, and a list keeps its loaded pages', async () => {
  const { announce, client, counts, saveElsewhere } = await openTab();
  const query = gql`
    query Feed($after: String) {
      feed(first: 1, after: $after) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `;
  interface Feed {
    feed: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  }
  const ids = await showQuery(client, query, ({ feed }: Feed) => feed.nodes.length);
  await fetchNextPage(client, { query, cursor: 'after', listOf: (data: unknown) => (data as Feed).feed });
  const inactive = {
    query: gql`
      query Inactive($jobId: ID!) {
        job(id: $jobId) {
          id
          saved
        }
      }
    `,
    variables: { jobId },
  };
  await client.query(inactive);
  saveElsewhere();
  announce(2);
  await vi.waitFor(() => expect(counts).toEqual([0, 1]));
  expect(client.readQuery(inactive)).toBeNull();
  expect(ids).toEqual([1, 2]);
});

test("an entry of the tab's own action is not fetched again, also if it is announced before the answer", async () => {
  const { announce, client, counts, hold, isStored, queries } = await openTab();
  await client.query({
    query: gql`
      query Job {
        job(id: "job-brand-designer") {
          id
          saved
        }
      }
    `,
  });
  const release = hold('SetJobSaved');
  const running = perform(client, setJobSaved, { input: { jobId, saved: true } });
  await vi.waitFor(() => expect(isStored('savedJobs', jobId)).toBe(true));
  const before = queries().length;
  announce(2);
  release();
  await running;
  announce(2);
  expect(queries()).toHaveLength(before + 1);
  // An entry of another tab.
  announce(3);
  await vi.waitFor(() => expect(queries()).toHaveLength(before + 2));
  expect(queries().at(-1)!.headers['x-seen']).toBe('3');
  expect(counts.at(-1)).toBe(1);
});

test('a hidden tab fetches what was announced when it is shown', async () => {
  const { announce, counts, queries, saveElsewhere } = await openTab();
  saveElsewhere();
  setHidden(true);
  announce(2);
  announce(3);
  expect(queries()).toHaveLength(1);
  setHidden(false);
  await vi.waitFor(() => expect(counts).toEqual([0, 1]));
  expect(queries().map(({ headers }) => headers['x-seen'])).toEqual([undefined, '3']);
});

test('a page that is opened or shown a minute later fetches what others have published', async () => {
  const { counts, queries, refetchOld, saveElsewhere } = await openTab();
  refetchOld();
  expect(queries()).toHaveLength(1);
  saveElsewhere();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.advanceTimersByTime(60_000);
  refetchOld();
  await vi.waitFor(() => expect(counts).toEqual([0, 1]));
  refetchOld();
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  refetchOld();
  expect(queries()).toHaveLength(2);
  setHidden(false);
  await vi.waitFor(() => expect(queries()).toHaveLength(3));
});

test('a failed refetch is repeated after the next connection', async () => {
  const { accept, announce, counts, fail, openCount, queries, saveElsewhere, setDown } = await openTab();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  saveElsewhere();
  setDown(true);
  announce(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([counts, queries().length]).toEqual([[0], 1]);
  setDown(false);
  fail();
  await vi.waitFor(() => expect(openCount()).toBe(1), { timeout: 3_000 });
  accept();
  await vi.waitFor(() => expect(counts).toEqual([0, 1]));
});

test("the page's data include the entries up to its number", async () => {
  document.documentElement.dataset['liveSeq'] = '5';
  onTestFinished(() => void delete document.documentElement.dataset['liveSeq']);
  const { addresses, announce, queries } = await openTab();
  expect(addresses()).toEqual(['/events?after=5']);
  announce(5);
  announce(6);
  await vi.waitFor(() => expect(queries()).toHaveLength(2));
  expect(queries().at(-1)!.headers['x-seen']).toBe('6');
});
