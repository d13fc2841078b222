import { readFileSync } from 'node:fs';
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { firstValueFrom, from } from 'rxjs';
import { onTestFinished } from 'vitest';
import { createApolloServer } from '../../server/apollo.ts';
import { createContext, type Context } from '../../server/context.ts';
import { realActions } from '../../server/contract/testing/realActions.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { makeSchema, resolvers, typeDefs } from '../../server/schema.ts';
import type { Mark } from '../../server/shared/marks.ts';
import { createStore } from '../../server/store.ts';

const Mutation = {
  ...realActions,
  setPostLiked: (
    _parent: unknown,
    { input: { postId, liked } }: { input: { postId: string; liked: boolean } },
    { store }: Context,
  ) => {
    store.change({ mark: 'likedPosts', id: postId, on: liked });
    return { post: store.posts.get(postId), userErrors: [] };
  },
};
const blocks = ['post', 'job']
  .flatMap((noun) =>
    readFileSync(`schema/${noun}.actions.graphql`, 'utf8').split(/(?=^extend type Mutation)/m),
  )
  .filter((block) => Object.keys(Mutation).some((name) => block.includes(`  ${name}(`)));
const apollo = createApolloServer({
  schema: makeSchema([...typeDefs, ...blocks], { ...resolvers, Mutation }),
});

interface SentOperation {
  name: string | undefined;
  type: OperationTypeNode;
  headers: Readonly<Record<string, string>>;
}

/** Fails a request: before the server receives it, or after the server has answered. */
export type Failure = 'before' | 'after';

/**
 * A server that performs four actions, in this process. It answers an `x-action` once, and sends `seq`. The page is live
 * until the end of the test; other actions are simulated.
 */
export function createLiveServer(simulatedActions = 'setPostSaved') {
  document.documentElement.dataset['liveExcept'] = simulatedActions;
  onTestFinished(() => void delete document.documentElement.dataset['liveExcept']);
  const store = createStore();
  const transport = inProcessLink(apollo, createContext(store));
  const sent: SentOperation[] = [];
  /** How the next mutations fail. */
  const failures: Failure[] = [];
  const holds = new Map<string, Promise<void>>();
  const answers = new Map<string, ApolloLink.Result>();
  let seq = 0;
  const execute = (operation: ApolloLink.Operation, id: string | undefined) =>
    firstValueFrom(ApolloLink.execute(transport, operation, { client: operation.client })).then((result) => {
      if (id === undefined) return result;
      seq += 1;
      const numbered = { ...result, extensions: { seq } };
      answers.set(id, numbered);
      return numbered;
    });
  async function answer(operation: ApolloLink.Operation): Promise<ApolloLink.Result> {
    const { operationName: name = '', operationType: type } = operation;
    const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
    sent.push({ name, type, headers });
    const failure = type === OperationTypeNode.MUTATION ? failures.shift() : undefined;
    if (failure === 'before') throw new TypeError('Failed to fetch');
    const id = headers['x-action'];
    const result = answers.get(id ?? '') ?? (await execute(operation, id));
    const held = holds.get(name);
    holds.delete(name);
    await held;
    if (failure === 'after') throw new TypeError('Failed to fetch');
    return result;
  }
  const link = new ApolloLink((operation) => from(answer(operation)));
  return {
    store,
    link,
    isStored: (mark: Mark, id: string) => store.sample.marks[mark].has(id),
    failures,
    /** Holds the next response to an operation back until the returned function is called. */
    hold: (name: string) => {
      let release!: () => void;
      holds.set(name, new Promise<void>((resolve) => (release = resolve)));
      return release;
    },
    isHeld: (name: string) => holds.has(name),
    sent,
    mutations: () => sent.filter(({ type }) => type === OperationTypeNode.MUTATION),
  };
}
