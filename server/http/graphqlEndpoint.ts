import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { PersistedOperations } from '../graphql/persistedOperations.ts';
import { createContext, type Context } from '../context.ts';
import { answerUnread, readBody } from './body.ts';
import { allowSandbox } from './cors.ts';
import { explorer } from './explorer/explorer.ts';
import { rejectOversizedRequest } from '../graphql/rejectOversizedRequest.ts';
import { limits } from '../graphql/limits.ts';
import type { Store } from '../store.ts';

/** Responds in the format of GraphQL over HTTP, so that clients show the message instead of a parse error. */
function refuse(
  res: Response,
  status: number,
  message: string,
  extensions: object = { code: 'BAD_REQUEST' },
): void {
  const graphql = res.req.accepts('application/graphql-response+json');
  res.status(status).type(graphql ? 'application/graphql-response+json' : 'application/json');
  const text = JSON.stringify({ errors: [{ message, extensions }] });
  const announcedSize = res.req.headers['transfer-encoding']
    ? limits.body + 1
    : Number(res.req.headers['content-length'] ?? 0);
  if (!res.req.complete && announcedSize > limits.body) answerUnread(res, text);
  else res.send(text);
}

const tooLarge = (res: Response) =>
  refuse(res, 413, `The body is larger than ${limits.body / 1024} KB. Send a shorter operation.`);

/** Accepts only JSON in UTF-8: other charsets cost time to decode, and no client sends them. */
const jsonOnly: RequestHandler = (req, res, next) => {
  req.body = undefined;
  if (req.method !== 'POST') return next();
  const [type = '', ...parameters] = (req.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() !== 'application/json' || !isUtf8)
    return refuse(res, 415, 'Send the operation as JSON: content-type application/json, in UTF-8.');
  if ((req.headers['content-encoding'] ?? 'identity') !== 'identity')
    return refuse(res, 415, 'Send the body without compression.');
  readBody(req, limits.body).then(
    (body) => {
      if (body === null) return tooLarge(res);
      try {
        req.body = body.length === 0 ? {} : JSON.parse(body.toString());
      } catch {
        return refuse(res, 400, 'The body is not valid JSON. Send an object with "query".');
      }
      next();
    },
    // The client has disconnected: there is nobody to respond to.
    () => {},
  );
};

const objectsOnly: RequestHandler = (req, res, next) => {
  const body: unknown = req.body;
  if (req.method !== 'POST' || (typeof body === 'object' && body !== null && Object.keys(body).length > 0))
    return next();
  refuse(res, 400, 'Send an object with "query".');
};

const methodsAllowed = 'GET, HEAD, POST';

/** Reads the operation of a request. A GET has its variables as JSON text; Apollo Server reports invalid JSON. */
function operationOf({ method, body, query }: Request): { query?: unknown; variables?: unknown } {
  if (method === 'POST') return body as { query?: unknown };
  const { variables } = query;
  if (typeof variables !== 'string') return query;
  try {
    return { ...query, variables: JSON.parse(variables) as unknown };
  } catch {
    return query;
  }
}

/** Rejects operations that would cost Apollo Server more to validate than to execute. */
const sizeLimit: RequestHandler = (req, res, next) => {
  const refusal = rejectOversizedRequest(operationOf(req));
  if (!refusal) return next();
  const { http: _status, ...extensions } = refusal.extensions;
  refuse(res, 400, refusal.message, extensions);
};

/** Serves POST /graphql with JSON, GET /graphql by persisted hash, and an explorer for browsers. */
export function graphqlEndpoint(
  apollo: ApolloServer<Context>,
  store: Store,
  persisted: PersistedOperations,
): Router {
  return express
    .Router()
    .use(allowSandbox)
    .options('/', (_req, res) => void res.set('allow', methodsAllowed).status(204).end())
    .use(explorer(persisted, store))
    .use(jsonOnly, objectsOnly, sizeLimit)
    .use(expressMiddleware(apollo, { context: async () => createContext(store) }));
}
