import type { ApolloCache, ApolloClient, FieldFunctionOptions } from '@apollo/client';
import type { MissingPage } from './fetchMissingPage.ts';

const listeners = new WeakMap<ApolloCache, (missing: MissingPage) => void>();

/** Requests a page; the list is read again when the page has arrived. */
export const reportMissing = ({ cache, fieldName, args }: FieldFunctionOptions, page: number): void =>
  listeners.get(cache)?.({ fieldName, args: args ?? {}, page });

/** Fetches the missing pages of a client's lists. */
export const fetchMissingPages = (client: ApolloClient): void =>
  void listeners.set(
    client.cache,
    // Only a tab with local changes misses pages, so this code is loaded on demand.
    (missing) =>
      void import('./fetchMissingPage.ts').then(
        ({ fetchMissingPage }) => fetchMissingPage(client, missing),
        () => {},
      ),
  );
