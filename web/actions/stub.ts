import {
  ApolloLink,
  Observable,
  type ApolloCache,
  type OperationVariables,
  type TypedDocumentNode,
  type Unmasked,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { map } from 'rxjs';
import { notify } from '../ui/notify.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { Changes } from './changes.ts';

/**
 * A simulated action: a mutation of schema/<noun>.actions.graphql that is answered in the browser.
 * To make it real, move its block into the noun's schema, write its resolver and take `answer` away here;
 * the components that run it stay as they are.
 */
export interface Action<T, V extends OperationVariables> {
  document: TypedDocumentNode<T, V>;
  /** What a server would say. It may read what the cache holds; ids and counts come from there. */
  answer?: (variables: V, cache: ApolloCache) => Unmasked<T>;
  /** Changes in the cache beyond the fields of the entities that the answer holds: lists, mostly. */
  update?: (cache: ApolloCache, data: Unmasked<T>, variables: V) => void;
}

/** Declares an action in two steps, so that `answer` and `update` take their types from the document. */
export const action = <T, V extends OperationVariables>(document: TypedDocumentNode<T, V>) => ({
  with: (rest: Omit<Action<T, V>, 'document'>): Action<T, V> => ({ document, ...rest }),
});

type Answer = (variables: OperationVariables, cache: ApolloCache) => Record<string, unknown>;

declare module '@apollo/client' {
  interface DefaultContext {
    /** Set by useAction: the simulated answer of the mutation. */
    answer?: Answer | undefined;
  }
}

/**
 * Answers mutations that bring a simulated answer; everything else goes on to the server. The server does not know
 * what has changed in this tab, so its answers are brought up to date: what was saved stays saved.
 */
export function stubLink(): ApolloLink {
  const changes = new Changes();
  return new ApolloLink((operation, forward) => {
    const { answer } = operation.getContext();
    if (!answer)
      return forward(operation).pipe(
        map((result) => {
          changes.apply(result.data);
          return result;
        }),
      );
    return new Observable((observer) => {
      // In its own task, as an answer from a server would come: a component never finds it there at once.
      const timer = setTimeout(() => {
        try {
          const data = answer(operation.variables, operation.client.cache);
          changes.note(data);
          observer.next({ data });
          observer.complete();
        } catch (error) {
          observer.error(error);
        }
      });
      return () => clearTimeout(timer);
    });
  });
}

interface MutateOptions<T, V> {
  mutation: Action<T, V & OperationVariables>['document'];
  variables: V;
  context: { answer: Answer | undefined };
  update: (cache: ApolloCache, result: { data?: Unmasked<T> | null }) => void;
}

/** An action whose code comes after the first load: `async () => (await import('./post.ts')).likePost`. */
export type LazyAction<T, V extends OperationVariables> = () => Promise<Action<T, V>>;

/**
 * Runs an action: `const [like, liking] = useAction(likePost)`. A failure is told in a toast and answers undefined,
 * so that whoever called it keeps what was typed.
 */
export function useAction<T, V extends OperationVariables>(given: Action<T, V> | LazyAction<T, V>) {
  const client = useApolloClient();
  // What comes later comes as soon as there is time for it, or else when it is first wanted.
  useEffect(
    () => (typeof given === 'function' ? whenIdle(() => void given().catch(() => {})) : undefined),
    [given],
  );
  // Apollo's own signature checks option names against V, which is not known here.
  const mutate = client.mutate.bind(client) as (options: MutateOptions<T, V>) => Promise<{ data?: T }>;
  const [running, setRunning] = useState(false);
  const run = async (variables: V): Promise<T | undefined> => {
    setRunning(true);
    try {
      const { document, answer, update } = typeof given === 'function' ? await given() : given;
      const { data } = await mutate({
        mutation: document,
        variables,
        context: { answer: answer as Answer | undefined },
        update: (cache, result) => {
          if (result.data) update?.(cache, result.data, variables);
        },
      });
      return data;
    } catch {
      void notify({
        title: 'That did not work',
        description: 'Please try again in a moment.',
        tone: 'destructive',
      });
      return undefined;
    } finally {
      setRunning(false);
    }
  };
  return [run, running] as const;
}
