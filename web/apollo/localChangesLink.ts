import { ApolloLink, Observable } from '@apollo/client';
import { localChangesLayer } from './localChangesLayer.ts';

/** Rebuilds the layer of local changes after each server response. Without local changes it does nothing. */
export const localChangesLink = () =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const subscription = forward(operation).subscribe({
          next: (result) => {
            // Apollo writes the result into the cache during this call.
            observer.next(result);
            localChangesLayer(operation.client.cache).renew();
          },
          error: (error: unknown) => observer.error(error),
          complete: () => observer.complete(),
        });
        return () => subscription.unsubscribe();
      }),
  );
