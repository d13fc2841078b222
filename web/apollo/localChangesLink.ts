import { ApolloLink, Observable } from '@apollo/client';
import { localChangesLayer } from './localChangesLayer.ts';

/** Makes the layer of the tab anew over each of the server's answers; where the tab has changed nothing, does nothing. */
export const localChangesLink = () =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const answered = forward(operation).subscribe({
          next: (result) => {
            // Apollo writes it into the cache meanwhile.
            observer.next(result);
            localChangesLayer(operation.client.cache).renew();
          },
          error: (error: unknown) => observer.error(error),
          complete: () => observer.complete(),
        });
        return () => answered.unsubscribe();
      }),
  );
