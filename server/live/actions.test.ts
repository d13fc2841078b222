import { expect, test } from 'vitest';
import { createApolloServer } from '../apollo.ts';
import { createContext } from '../context.ts';
import { createStore, type Store } from '../store.ts';
import { guardActions } from './plugin.ts';
import { actInMemory, createRunner } from './runner.ts';
import { createLiveSchema } from './schema.ts';

const server = createApolloServer({ schema: createLiveSchema(), plugins: [guardActions] });

/** A store with the live actions. */
function openLive() {
  const store = createStore();
  const act = actInMemory(store);
  return {
    store,
    ask: async (query: string, variables: Record<string, unknown> = {}, actionId?: string) => {
      const contextValue = createContext(store, Date.now(), createRunner(act, actionId));
      const { body } = await server.executeOperation({ query, variables }, { contextValue });
      if (body.kind !== 'single') throw new Error('Expected a single result.');
      return body.singleResult as { data: Record<string, any>; errors?: readonly object[]; extensions?: object };
    },
  };
}
test('a', async () => {
  const live = openLive();
  console.log(JSON.stringify(await live.ask('mutation { createPost(input: { content: "Hello #live" }) { post { id author { name } tags timePosted } userErrors { code field message } } }')));
  console.log(JSON.stringify(await live.ask('mutation { createPost(input: { content: " " }) { post { id } userErrors { code field message } } }')));
  console.log(JSON.stringify(await live.ask('mutation { sendMessage(input: { conversationId: "a", text: "b" }) { userErrors { code field message } } }')));
  console.log(JSON.stringify(await live.ask('mutation { a: logOut { userErrors { code } } b: logOut { userErrors { code } } }')));
  expect(1).toBe(1);
});
