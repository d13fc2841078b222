/**
 * Serves the same contract, resolvers and sample data with another server: `serve.js NAME`. Prints its origin.
 * JavaScript, because its packages are installed only for the benchmark, so the type check cannot read them.
 */
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import fastify from 'fastify';
import { parse } from 'graphql';
import { compileQuery } from 'graphql-jit';
import { createYoga } from 'graphql-yoga';
import mercurius from 'mercurius';
import { createContext } from '../../context.ts';
import { schema } from '../../schema.ts';
import { createStore } from '../../store.ts';
import { measuredQueries, readAnswer } from '../queries.ts';

const store = createStore();
const context = () => createContext(store);
const host = '127.0.0.1';

/** Starts a node:http server on a free port. */
const listen = (handler) =>
  new Promise((resolve) => {
    const server = createServer(handler);
    server.listen(0, host, () => resolve(`http://${host}:${server.address().port}/graphql`));
  });

/** Reads a body with the least work. */
const readText = (req) =>
  new Promise((resolve) => {
    let text = '';
    req.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
  });

/** Reads a POST body and answers with the bytes of the measured query; `x-query` has its name. */
async function bare() {
  const bytes = new Map();
  for (const query of measuredQueries) bytes.set(query.name, Buffer.from(await readAnswer(query)));
  return listen(async (req, res) => {
    if (req.method === 'POST') await readText(req);
    const body = bytes.get(req.headers['x-query']);
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
}

/** Executes a document with graphql-jit; each document is compiled once. */
function createJit() {
  const compiled = new WeakMap();
  return (document, contextValue, variables) => {
    let query = compiled.get(document);
    if (!query) compiled.set(document, (query = compileQuery(schema, document)));
    return query.query(undefined, contextValue, variables);
  };
}

function jit() {
  const execute = createJit();
  const documents = new Map(measuredQueries.map(({ text: query }) => [query, parse(query)]));
  return listen(async (req, res) => {
    const { query, variables } = JSON.parse(await readText(req));
    const body = Buffer.from(JSON.stringify(await execute(documents.get(query), context(), variables)));
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
}

async function apollo() {
  const server = new ApolloServer({ schema });
  const { url } = await startStandaloneServer(server, {
    listen: { host, port: 0 },
    context: async () => context(),
  });
  return new URL('/graphql', url).href;
}

const yoga = (plugins = []) =>
  listen(createYoga({ schema, context, logging: false, graphiql: false, plugins }));

function yogaWithJit() {
  const execute = createJit();
  const plugin = {
    onExecute: ({ setExecuteFn }) =>
      setExecuteFn(({ document, contextValue, variableValues }) =>
        execute(document, contextValue, variableValues),
      ),
  };
  return yoga([plugin]);
}

async function withMercurius(options) {
  const app = fastify();
  await app.register(mercurius, { schema, context, ...options });
  await app.listen({ host, port: 0 });
  return `http://${host}:${app.server.address().port}/graphql`;
}

const servers = {
  bare,
  jit,
  apollo,
  yoga: () => yoga(),
  'yoga+jit': yogaWithJit,
  mercurius: () => withMercurius({}),
  'mercurius+jit': () => withMercurius({ jit: 1 }),
};

console.log(await servers[process.argv[2]]());
