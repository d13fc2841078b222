import type { OperationTexts } from './useOpenOperation.ts';

/** The address that opens an operation. `explorerUrl` of the query panel and the page of actions write the same form. */
export const addressOf = ({ query, variables }: OperationTexts): string =>
  `${location.origin}/graphql#${new URLSearchParams({ query, variables }).toString()}`;

/** The operation of this page's address, if it has one; removes it, so that a reload keeps what the user changes. */
export function takeSharedOperation(): OperationTexts | undefined {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const query = parameters.get('query');
  if (query === null) return undefined;
  history.replaceState(null, '', location.pathname);
  return { query, variables: parameters.get('variables') ?? '{}' };
}
