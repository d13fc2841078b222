import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { createApolloServer } from '../../server/graphql/apollo.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { createStore } from '../../server/data/store.ts';
import { createTransport } from '../../server/testing/createTransport.ts';
import { sampleContext, start } from '../../server/testing/sample.ts';

const sample = inProcessLink(createApolloServer(), sampleContext);

/** What answers a page of simulated mode: the shared sample until the first action, then the contract in this tab. */
export function tabLink(): ApolloLink {
  let tab: ApolloLink | undefined;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) tab ??= createTransport(createStore(start));
    return (tab ?? sample).request(operation, forward);
  });
}
