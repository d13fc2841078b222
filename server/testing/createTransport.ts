import { ApolloLink } from '@apollo/client';
import { from } from 'rxjs';
import type { Store } from '../data/store.ts';
import { openTab } from '../tab/openTab.ts';

/** A transport to the contract in this tab, over a modified store. */
export function createTransport(store: Store): ApolloLink {
  const execute = openTab(store);
  return new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    const { query: document, variables } = operation;
    return from(execute({ document, variables, actionId: headers?.['x-action'] }));
  });
}
