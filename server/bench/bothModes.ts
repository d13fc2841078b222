/**
 * Serves /graphql of both modes from one process: prints the origin of simulated mode, then that of live mode on the
 * SQLite file of a folder. Two processes of the same server differ by up to a half in their times.
 */
import { createApolloServer } from '../graphql/apollo.ts';
import { createCompiledQueries } from '../graphql/compiledQueries.ts';
import { readPersistedOperations } from '../graphql/persistedOperations.ts';
import { graphqlEndpoint } from '../http/graphqlEndpoint.ts';
import { openLive, type Live } from '../live/live.ts';
import { guardActions } from '../live/plugin.ts';
import { createLiveSchema } from '../live/schema.ts';
import { schema as contract } from '../graphql/schema.ts';
import { createStore } from '../data/store.ts';
import { serve } from '../testing/serve.ts';

async function start(live?: Live): Promise<string> {
  const persisted = readPersistedOperations();
  const schema = live ? createLiveSchema() : contract;
  const apollo = createApolloServer({
    schema,
    persisted,
    plugins: live ? [guardActions('http://127.0.0.1')] : [],
  });
  await apollo.start();
  const queries = createCompiledQueries(schema, persisted);
  const store = live?.store ?? createStore();
  return (await serve(graphqlEndpoint({ apollo, store, queries, live }))).origin;
}

const simulated = await start();
console.log(`${simulated} ${await start(await openLive({ location: { folder: process.argv[2]! } }))}`);
