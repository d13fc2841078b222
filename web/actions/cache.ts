import type { ApolloCache, Reference } from '@apollo/client';

interface StoredConnection {
  nodes: readonly Reference[];
  totalCount?: number;
}

/** Changes the nodes of a cached list in all its variants, and its count with them; `owner` is empty for Query's. */
export function changeConnection(
  cache: ApolloCache,
  owner: { id?: string },
  field: string,
  change: (nodes: readonly Reference[]) => readonly Reference[],
): void {
  cache.modify({
    ...owner,
    fields: {
      [field]: (stored: StoredConnection | Reference) => {
        if (!('nodes' in stored)) return stored;
        const nodes = change(stored.nodes);
        const { totalCount } = stored;
        if (totalCount === undefined) return { ...stored, nodes };
        return { ...stored, nodes, totalCount: totalCount + nodes.length - stored.nodes.length };
      },
    },
  });
}
