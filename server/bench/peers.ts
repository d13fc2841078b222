/** Serves the same contract, resolvers and sample data with another server: `peers.ts NAME`. Prints its URL. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import fastify from 'fastify';
import { parse, type DocumentNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { createYoga, type Plugin } from 'graphql-yoga';
import mercurius from 'mercurius';
import { createContext, type Context } from '../data/context.ts';
import { schema } from '../graphql/schema.ts';
import { createStore } from '../data/store.ts';
import { measuredQueries, readAnswer } from './queries.ts';

const store = createStore();
const context = () => createContext(store);
const host = '127.0.0.1';

const urlOf = (address: string | AddressInfo | null) =>
  `http://${host}:${(address as AddressInfo).port}/graphql`;

/** Starts a node:http server on a free port. */
const listen = (handler: RequestListener) =>
  new Promise<string>((resolve) => {
    const server = createServer(handler);
    server.listen(0, host, () => resolve(urlOf(server.address())));
  });

/** Reads a body with the least work. */
const readText = (req: IncomingMessage) =>
  new Promise<string>((resolve) => {
    let text = '';
    req.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
  });

const send = (res: ServerResponse, body: Buffer) =>
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);

/** Reads a POST body and answers with the bytes of the measured query; `x-query` has its name. */
async function bare(): Promise<string> {
  const bytes = new Map<string, Buffer>();
  for (const query of measuredQueries) bytes.set(query.name, Buffer.from(await readAnswer(query)));
  return listen(async (req, res) => {
    if (req.method === 'POST') await readText(req);
    send(res, bytes.get(String(req.headers['x-query']))!);
  });
}

/** Executes a document with graphql-jit; each document is compiled once. */
function createJit() {
  const compiled = new WeakMap<DocumentNode, CompiledQuery>();
  return (document: DocumentNode, contextValue: Context, variables: Record<string, unknown> | undefined) => {
    let query = compiled.get(document);
    if (!query) {
      const result = compileQuery(schema, document);
      if (!isCompiledQuery(result)) throw new Error('A measured query does not compile.');
      compiled.set(document, (query = result));
    }
    return query.query(undefined, contextValue, variables);
  };
}

function jit(): Promise<string> {
  const execute = createJit();
  const documents = new Map(measuredQueries.map(({ text }) => [text, parse(text)]));
  return listen(async (req, res) => {
    const { query, variables } = JSON.parse(await readText(req)) as {
      query: string;
      variables: Record<string, unknown>;
    };
    send(res, Buffer.from(JSON.stringify(await execute(documents.get(query)!, context(), variables))));
  });
}

async function apollo(): Promise<string> {
  const server = new ApolloServer<Context>({ schema });
  const { url } = await startStandaloneServer(server, {
    listen: { host, port: 0 },
    context: async () => context(),
  });
  return new URL('/graphql', url).href;
}

function yoga(plugins: Plugin<Context>[] = []): Promise<string> {
  const handler = createYoga<object, Context>({ schema, context, logging: false, graphiql: false, plugins });
  return listen((req, res) => void handler(req, res));
}

function yogaWithJit(): Promise<string> {
  const execute = createJit();
  const plugin: Plugin<Context> = {
    onExecute: ({ setExecuteFn }) =>
      setExecuteFn(({ document, contextValue, variableValues }) =>
        execute(document, contextValue as Context, variableValues),
      ),
  };
  return yoga([plugin]);
}

async function withMercurius(options: { jit?: number }): Promise<string> {
  const app = fastify();
  await app.register(mercurius, { schema, context: () => ({ ...context() }), ...options });
  await app.listen({ host, port: 0 });
  return urlOf(app.server.address());
}

const servers = new Map<string | undefined, () => Promise<string>>([
  ['bare', bare],
  ['jit', jit],
  ['apollo', apollo],
  ['yoga', () => yoga()],
  ['yoga+jit', yogaWithJit],
  ['mercurius', () => withMercurius({})],
  ['mercurius+jit', () => withMercurius({ jit: 1 })],
]);

const start = servers.get(process.argv[2]);
if (!start) throw new Error(`Pass one of ${[...servers.keys()].join(', ')}.`);
console.log(await start());
