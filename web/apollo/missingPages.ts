import type { ApolloCache, ApolloClient, FieldFunctionOptions } from '@apollo/client';

/** A numbered page of the server's list that the merged list cannot do without. */
export interface MissingPage {
  fieldName: string;
  args: Readonly<Record<string, unknown>>;
  page: number;
}

const listeners = new WeakMap<ApolloCache, (missing: MissingPage) => void>();

/** Has a page fetched: the list is read again once it is there. */
export const reportMissing = ({ cache, fieldName, args }: FieldFunctionOptions, page: number): void =>
  listeners.get(cache)?.({ fieldName, args: args ?? {}, page });

/** Fetches the pages that the lists of a client miss. */
export const fetchMissingPages = (client: ApolloClient): void =>
  void listeners.set(
    client.cache,
    // Only a tab that has changed something misses any: the code comes then.
    (missing) =>
      void import('./fetchMissingPage.ts').then(
        ({ fetchMissingPage }) => fetchMissingPage(client, missing),
        () => {},
      ),
  );
