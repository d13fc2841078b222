import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap, type Subscription } from 'rxjs';
import { perform } from '../../actions/perform.ts';
import { createClient } from '../../apollo/client.ts';
import type { Generator } from './define.ts';
import type { Screen } from './screens.ts';
import { readCache } from './tab.ts';

interface Answer {
  payload: unknown;
  actionId: string;
}

/** Without it Apollo stores each client until the end of the process. */
const options = { devtools: { enabled: false } };
/** The number of screens whose queries are active at a time. */
const maxShown = 3;

/**
 * A tab in live mode: the client with all its layers, over the server in this process. It shows the latest screens.
 * An action may start while earlier ones still refetch.
 */
export function openLiveTab(link: ApolloLink) {
  const recordPayloads = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        if (!data || operation.operationType !== OperationTypeNode.MUTATION) return;
        const { headers } = operation.getContext() as { headers: Record<string, string> };
        onAnswer({ payload: Object.values(data)[0], actionId: headers['x-action']! });
      }),
    ),
  );
  let onAnswer: (answer: Answer) => void = () => {};
  const client = createClient(ApolloLink.from([recordPayloads, link]), options);
  const shown: Subscription[] = [];
  const running: Promise<unknown>[] = [];

  return {
    /** Shows a screen in place of the oldest one. The first one is the shell, which stays. */
    async show({ query, variables }: Screen): Promise<void> {
      await client.query({ query, variables });
      shown.push(client.watchQuery({ query, variables }).subscribe(() => {}));
      if (shown.length > maxShown) shown.splice(1, 1)[0]!.unsubscribe();
    },
    /** Performs an action. Resolves to the payload and the action's id when the server has answered; `settled` waits for the rest. */
    async perform({ action }: Generator, variables: object): Promise<Answer> {
      const answered = new Promise<Answer>((resolve) => (onAnswer = resolve));
      // `perform` reads the mode before its first wait.
      document.documentElement.dataset['live'] = '';
      const done = perform(client, action, variables);
      delete document.documentElement.dataset['live'];
      running.push(done);
      return Promise.race([answered, done.then(() => answered)]);
    },
    /** Resolves when all actions have settled. */
    settled: () => Promise.all(running),
    read: (screen: Screen) => readCache(client.cache, screen),
    close: () => {
      for (const subscription of shown) subscription.unsubscribe();
      client.stop();
    },
  };
}

/** What a client that has loaded nothing else shows on a screen. */
export async function readFresh(link: ApolloLink, screen: Screen) {
  const client = createClient(link, options);
  await client.query({ query: screen.query, variables: screen.variables });
  return readCache(client.cache, screen).data;
}
