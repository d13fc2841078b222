import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { auditServer } from 'graphql-http';
import { isObjectType } from 'graphql';
import relay from 'relay-runtime';
import { account, feedPages, offers, pagedLists, relayModules, typedModule } from './documents.mjs';
import { expectNone, runScript, writeFiles } from './files.mjs';

const { createOperationDescriptor, Environment, getSingularSelector, Network, RecordSource, Store } = relay;

async function audit({ url }) {
  const results = await auditServer({ url });
  const withStatus = (status) => results.filter((result) => result.status === status);
  expectNone(withStatus('error').map(({ id, name, reason }) => `${id} ${name}: ${reason}`));
  const optional = results.filter(({ status }) => ['warn', 'notice'].includes(status)).map(({ id }) => id);
  return `${withStatus('ok').length} of ${results.length} audits pass; optional ones that do not: ${optional.join(', ') || 'none'}`;
}

async function compileForRelay({ folder, sdl }) {
  const modules = Object.entries(relayModules).map(([name, documents]) => [
    `relay/src/${name}.js`,
    documents.map((document) => `graphql\`${document}\`;\n`).join(''),
  ]);
  const config = {
    language: 'javascript',
    src: './src',
    schema: './schema.graphql',
    artifactDirectory: './artifacts',
    eagerEsModules: false,
  };
  await writeFiles(folder, {
    ...Object.fromEntries(modules),
    'relay/schema.graphql': sdl,
    'relay/relay.config.json': JSON.stringify(config),
    'relay/artifacts/README': 'Written by relay-compiler.',
  });
  await runScript(join(folder, 'relay'), 'relay-compiler/cli.js', 'relay.config.json');
  return `compiles ${modules.length} queries, each with a paged list and fragments`;
}

/** Collects what is printed as a warning or an error while `run` runs. */
async function warningsOf(run) {
  const { error, warn } = console;
  const warnings = [];
  console.error = console.warn = (...texts) => warnings.push(texts.join(' '));
  try {
    await run();
  } finally {
    Object.assign(console, { error, warn });
  }
  return warnings;
}

async function storeInRelay({ folder, url }) {
  const artifact = createRequire(join(folder, 'relay/artifacts/'));
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(async ({ text }, variables) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: text, variables }),
      });
      return response.json();
    }),
  });
  const load = async (name, variables) => {
    const operation = createOperationDescriptor(artifact(`./${name}.graphql.js`), variables);
    environment.retain(operation);
    await environment.execute({ operation }).toPromise();
    const { status } = environment.check(operation);
    if (status !== 'available') throw new Error(`${name}: the store has only a part of the answer`);
    return environment.lookup(operation.fragment).data;
  };
  const read = (name, list) => {
    const snapshot = environment.lookup(getSingularSelector(artifact(`./${name}.graphql.js`), list));
    if (snapshot.isMissingData) throw new Error(`${name}: data is missing in the store`);
    return snapshot.data;
  };
  const warnings = await warningsOf(async () => {
    for (const [name, field] of Object.entries(pagedLists)) {
      // oxlint-disable-next-line no-await-in-loop -- the answers are written over each other
      const query = await load(`${name}Query`, {});
      const first = read(`${name}_list`, query)[field];
      // oxlint-disable-next-line no-await-in-loop -- the next page needs the cursor of the first one
      await load(`${name}ListQuery`, { count: 3, cursor: first.pageInfo.endCursor });
      const { length } = read(`${name}_list`, query)[field].edges;
      if (length <= first.edges.length) throw new Error(`${field}: the next page has added no item`);
    }
  });
  expectNone(warnings);
  const records = environment.getStore().getSource().size();
  return `stores the answers and a next page of each list in ${records} records, and reads them back without a warning`;
}

async function cacheInUrql({ url, introspection, schema }) {
  const warnings = [];
  const embedded = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type !== schema.getQueryType() && !('id' in type.getFields()),
  );
  const cache = cacheExchange({
    schema: introspection,
    // An object without an id is a part of the object that has it.
    keys: Object.fromEntries(embedded.map(({ name }) => [name, () => null])),
    resolvers: { Query: { feed: relayPagination() } },
    logger: (_severity, message) => warnings.push(message),
  });
  // Apollo Server refuses a GET request without a header of its own, as it may be CSRF.
  const client = new Client({ url, preferGetMethod: false, exchanges: [cache, fetchExchange] });
  const ask = async (query, variables, requestPolicy) => {
    const { data, error } = await client.query(query, variables, { requestPolicy }).toPromise();
    if (error) throw error;
    if (!data) throw new Error(`The cache does not return what it has stored: ${query}`);
    return data;
  };
  const { feed } = await ask(feedPages, { first: 2 }, 'network-only');
  const next = { first: 2, after: feed.pageInfo.endCursor };
  await ask(feedPages, next, 'network-only');
  const { length } = (await ask(feedPages, next, 'cache-only')).feed.edges;
  if (length !== 4) throw new Error(`Two pages of two posts become a list of ${length}`);
  for (const query of [offers, account])
    for (const policy of ['network-only', 'cache-only']) {
      // oxlint-disable-next-line no-await-in-loop -- the second request reads what the first one has stored
      await ask(query, {}, policy);
    }
  expectNone(warnings);
  return 'caches two queries and a list of two pages by the schema, and returns them without the network or a warning';
}

async function typeByTada({ folder, url }) {
  const plugin = { name: 'gql.tada/ts-plugin', schema: url, tadaOutputLocation: './graphql-env.d.ts' };
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    plugins: [plugin],
  };
  await writeFiles(folder, {
    'tada/tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.ts'] }),
    'tada/queries.ts': typedModule,
  });
  const project = join(folder, 'tada');
  await runScript(project, 'gql.tada/bin/cli.js', 'generate', 'output');
  await runScript(project, 'gql.tada/bin/cli.js', 'check', '--fail-on-warn');
  await runScript(project, 'typescript/bin/tsc', '-p', 'tsconfig.json');
  return 'reads the schema from the URL; TypeScript infers the types of two queries';
}

/** Clients, which ask the server. */
export const clients = [
  { name: 'graphql-http', check: audit },
  { name: 'relay-compiler', check: compileForRelay },
  { name: 'relay-runtime', check: storeInRelay },
  { name: '@urql/exchange-graphcache', check: cacheInUrql },
  { name: 'gql.tada', check: typeByTada },
];
