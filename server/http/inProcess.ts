import { ApolloLink, Observable } from '@apollo/client';
import type { ApolloServer } from '@apollo/server';
import type { Context } from '../context.ts';

/** Executes a client's operations in this process, through the same pipeline as /graphql. */
export function inProcessLink(apollo: ApolloServer<Context>, contextValue: Context): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        apollo.executeOperation({ query, variables }, { contextValue }).then(
          ({ body }) => {
            if (body.kind === 'single') observer.next(body.singleResult);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}
