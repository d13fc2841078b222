import type { ApolloClient, DocumentNode } from '@apollo/client';

/** Shows a query as a screen does. Returns what the cache's watchers have seen, in order. */
export async function showQuery(
  client: ApolloClient,
  query: DocumentNode,
  select: (data: never) => unknown,
  variables = {},
) {
  const seen: unknown[] = [];
  await client.query({ query, variables });
  client.watchQuery({ query, variables }).subscribe(() => {});
  client.cache.watch({
    query,
    variables,
    optimistic: true,
    immediate: true,
    callback: ({ result, complete }) => seen.push(complete ? select(result as never) : 'incomplete'),
  });
  return seen;
}
