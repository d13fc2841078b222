import fastify from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import mercurius from 'mercurius';
import { createApp } from '../../app.ts';
import { createContext, type Context } from '../../data/context.ts';
import { makeSchema, resolvers, typeDefs } from '../../graphql/schema.ts';
import { createStore } from '../../data/store.ts';
import { bareAssets } from '../../testing/bareAssets.ts';
import { serve } from '../../testing/serve.ts';

/** A running server for a test. */
export interface Running {
  url: string;
  close: () => Promise<unknown>;
}

/** The product's own server. */
export async function serveOwn(): Promise<Running> {
  const app = await createApp(bareAssets);
  const { origin, close } = await serve(app.handler);
  return { url: `${origin}/graphql`, close: () => Promise.all([close(), app.stop()]) };
}

/** GraphQL Yoga with a schema, by default over the sample. */
export async function serveYoga(schema: GraphQLSchema, context?: () => Context): Promise<Running> {
  const store = createStore();
  const yoga = createYoga<object, Context>({
    schema,
    context: context ?? (() => createContext(store)),
    logging: false,
    graphiql: false,
  });
  const { origin, close } = await serve((req, res) => void yoga(req, res));
  return { url: `${origin}/graphql`, close };
}

/** Mercurius with a schema. */
export async function serveMercurius(schema: GraphQLSchema): Promise<Running> {
  const store = createStore();
  const app = fastify();
  await app.register(mercurius, { schema, context: () => ({ ...createContext(store) }) });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${origin}/graphql`, close: () => app.close() };
}

/** Our schema with other resolvers of some fields, and with SDL that a change has been made to. */
export const changedSchema = (
  changed: Readonly<Record<string, object>>,
  sdl: readonly string[] = typeDefs,
): GraphQLSchema => makeSchema(sdl, resolvers, changed);
