import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type ErrorRequestHandler, type RequestHandler, type Response, type Router } from 'express';
import type { KnownOperations } from '../apollo.ts';
import { createContext, type Context } from '../context.ts';
import { explorer } from './explorer/explorer.ts';
import { limits } from '../graphql/limits.ts';
import type { Store } from '../store.ts';

/** Answers in the shape of GraphQL over HTTP, so that every client shows the sentence and not a parse error. */
function refuse(res: Response, status: number, message: string): void {
  const graphql = res.req.accepts('application/graphql-response+json');
  res
    .status(status)
    .type(graphql ? 'application/graphql-response+json' : 'application/json')
    .send(JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }));
}

/** A body is JSON in UTF-8 or nothing: other charsets cost time to decode and no client sends them. */
const jsonOnly: RequestHandler = (req, res, next) => {
  if (req.method !== 'POST') return next();
  const [type = '', ...parameters] = (req.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith('charset='));
  const plain = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() !== 'application/json' || !plain)
    return refuse(res, 415, 'Send the operation as JSON: content-type application/json, in UTF-8.');
  next();
};

const objectsOnly: RequestHandler = (req, res, next) => {
  const body: unknown = req.body;
  if (req.method !== 'POST' || (typeof body === 'object' && body !== null && Object.keys(body).length > 0))
    return next();
  refuse(res, 400, 'Send an object with "query".');
};

const methodsAllowed = 'GET, HEAD, POST';

const bodyError: ErrorRequestHandler = (error: { status?: number; type?: string }, _req, res, next) => {
  if (res.headersSent) return next(error);
  if (error.status === 413)
    return refuse(res, 413, `The body is larger than ${limits.body / 1024} KB. Send a shorter operation.`);
  if (error.type === 'encoding.unsupported') return refuse(res, 415, 'Send the body without compression.');
  if (error.status && error.status < 500)
    return refuse(res, 400, 'The body is not valid JSON. Send an object with "query".');
  console.error(error);
  refuse(res, 500, 'Something went wrong on our side. Please try again.');
};

/** POST /graphql with JSON, GET /graphql by persisted hash, and an explorer for a browser. */
export function graphqlEndpoint(apollo: ApolloServer<Context>, store: Store, known: KnownOperations): Router {
  return express
    .Router()
    .options('/', (_req, res) => void res.set('allow', methodsAllowed).status(204).end())
    .use(explorer(known, store))
    .use(jsonOnly, express.json({ limit: limits.body, inflate: false, strict: false }), objectsOnly)
    .use(expressMiddleware(apollo, { context: async () => createContext(store) }))
    .use(bodyError);
}
