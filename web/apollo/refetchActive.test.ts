import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { marked } from '../../server/data/markCounts.ts';
import { setJobSaved } from '../actions/job.ts';
import '../actions/perform.ts';
import { perform } from '../actions/perform.ts';
import { setPostLiked } from '../actions/post.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { showQuery } from '../testing/showQuery.ts';
import { createClient } from './client.ts';
import { fetchNextPage } from './fetchNextPage.ts';

const jobId = 'job-brand-designer';

function openLive() {
  const server = createLiveServer();
  return { ...server, client: createClient(server.link) };
}

test('data that no screen shows is evicted, also the fields of objects', async () => {
  const { client } = openLive();
  const shown = gql`
    query Saved($jobId: ID!) {
      job(id: $jobId) {
        id
        saved
      }
    }
  `;
  await showQuery(client, shown, ({ job }: { job: { saved: boolean } }) => job.saved, { jobId });
  const query = gql`
    query Employer($jobId: ID!) {
      job(id: $jobId) {
        id
        company {
          id
        }
      }
    }
  `;
  await client.query({ query, variables: { jobId } });
  expect(client.cache.readQuery({ query, variables: { jobId } })).not.toBeNull();
  await perform(client, setJobSaved, { input: { jobId, saved: true } });
  expect(client.cache.readQuery({ query, variables: { jobId } })).toBeNull();
});

test('a list keeps its loaded pages, and the items of later pages are up to date', async () => {
  const { client, store } = openLive();
  const query = gql`
    query Feed($after: String) {
      feed(first: 1, after: $after) {
        totalCount
        nodes {
          id
          likes
          viewerHasLiked
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `;
  interface Data {
    feed: {
      nodes: { id: string; likes: number }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  }
  const seen = await showQuery(client, query, ({ feed: { nodes } }: Data) => nodes.map(({ likes }) => likes));
  const list = { query, cursor: 'after', listOf: (data: unknown) => (data as Data).feed };
  await fetchNextPage(client, list);
  await fetchNextPage(client, list);
  const before = seen.at(-1) as number[];
  expect(before).toHaveLength(3);
  const count = seen.length;
  const { feed } = client.readQuery<Data>({ query })!;
  // Somebody else likes the last post.
  const other = store.of('person-jiho-park');
  other.change(...marked(other, 'likedPosts', feed.nodes[2]!.id, true));
  await perform(client, setPostLiked, { input: { postId: feed.nodes[1]!.id, liked: true } });
  const liked = (...positions: number[]) => before.map((likes, i) => likes + Number(positions.includes(i)));
  expect(seen.slice(count)).toEqual([liked(1), liked(1, 2)]);
});
