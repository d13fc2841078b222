import { ApolloLink, gql, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { appendPage, fetchAllPages, type PagedList } from './fetchNextPage.ts';

const query = gql`
  query ($after: String) {
    list(after: $after) {
      nodes
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Data {
  list: { nodes: string[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}
const list: PagedList = { query, cursor: 'after', listOf: (data) => (data as Data).list };

/** A server with these pages by their cursor. Each has a next page, as it says. */
const clientOf = (pages: Record<string, { nodes: string[]; endCursor: string | null }>) =>
  createClient(
    new ApolloLink(({ variables }) => {
      const { nodes, endCursor } = pages[String(variables['after'] ?? 'start')]!;
      const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor };
      const data = { list: { __typename: 'Connection', nodes, pageInfo } };
      return new Observable((observer) => {
        observer.next({ data });
        observer.complete();
      });
    }),
  );

for (const [fault, last, expected] of [
  ['has the cursor of the page before', { nodes: ['c'], endCursor: 'b' }, ['a', 'b', 'c']],
  ['is empty', { nodes: [], endCursor: 'c' }, ['a', 'b']],
] as const)
  test(`a page that ${fault} is the last, also if the server says otherwise`, async () => {
    const client = clientOf({
      start: { nodes: ['a'], endCursor: 'a' },
      a: { nodes: ['b'], endCursor: 'b' },
      b: { ...last, nodes: [...last.nodes] },
    });
    await fetchAllPages(client, list);
    expect(client.readQuery<Data>({ query })?.list.nodes).toEqual(expected);
  });

test('an item that a later page repeats, because it moved, is listed once', () => {
  const target = { nodes: [{ __typename: 'Gig', id: 'a' }], pageInfo: { hasNextPage: true, endCursor: 'a' } };
  const next = ['a', 'b'].map((id) => ({ __typename: 'Gig', id }));
  appendPage(target, { nodes: next, pageInfo: { hasNextPage: false, endCursor: 'b' } });
  expect(target.nodes.map(({ id }) => id)).toEqual(['a', 'b']);
});
