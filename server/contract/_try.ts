import { createApolloServer } from '../apollo.ts';
import { createCompiledQueries } from '../graphql/compiledQueries.ts';
import { graphqlEndpoint } from '../http/graphqlEndpoint.ts';
import { schema } from '../schema.ts';
import { createStore } from '../store.ts';
import { serve } from '../testing/serve.ts';
import { checkServer } from './check.ts';
import { curlOf } from './client.ts';
const apollo = createApolloServer();
await apollo.start();
const s = await serve(
  graphqlEndpoint({ apollo, store: createStore(), queries: createCompiledQueries(schema, {}) }),
);
const target = { url: `${s.origin}/graphql`, headers: [] };
const r = await checkServer(target);
const n = (x: string) => r.results.filter((y) => y.status === x).length;
for (const x of r.results)
  if (x.status !== 'passed')
    console.log(
      x.status,
      x.check,
      x.subject,
      '|',
      x.property,
      '|',
      x.reason,
      x.status === 'failed' && x.sent ? curlOf(target, x.sent).slice(0, 400) : '',
    );
console.log(n('passed'), n('failed'), n('skipped'), n('warning'), r.requests, r.duration);
await s.close();
process.exit();
