import { ApolloLink, Observable, type ApolloClient } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { Subscription } from 'rxjs';

/** Which changes of the server's data a client has. */
export interface Seen {
  /** The number of the latest change that this client has fetched or is fetching. */
  seq: number;
  /** When the active queries were last fetched, in milliseconds since 1970. */
  fetchedAt: number;
  /** The actions that the server has not answered, or whose refetch has not ended. */
  readonly actions: Set<Promise<unknown>>;
}

/**
 * Makes queries include a change: the header `x-seen` makes a server that is behind wait for it. A query that was sent
 * before the change is sent again when its response arrives.
 */
const seenLink = (seen: Seen): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return new Observable((observer) => {
      let subscription: Subscription;
      const send = () => {
        const { seq } = seen;
        if (seq > 0)
          operation.setContext(({ headers }: { headers?: object }) => ({
            headers: { ...headers, 'x-seen': String(seq) },
          }));
        let isStale = false;
        subscription = forward(operation).subscribe({
          next: (result) => {
            isStale = seq < seen.seq;
            if (!isStale) observer.next(result);
          },
          error: (error: unknown) => observer.error(error),
          complete: () => (isStale ? send() : observer.complete()),
        });
      };
      send();
      return () => subscription.unsubscribe();
    });
  });

const clients = new WeakMap<ApolloClient, Seen>();

/** Returns the state of a client's changes and refetches. The first call adds `seenLink` to the client. */
export function seenOf(client: ApolloClient): Seen {
  let seen = clients.get(client);
  if (!seen) {
    seen = { seq: 0, fetchedAt: Date.now(), actions: new Set() };
    clients.set(client, seen);
    client.setLink(ApolloLink.from([seenLink(seen), client.link]));
  }
  return seen;
}
