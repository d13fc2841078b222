import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import { createContext, type Context } from '../context.ts';
import type { CompiledQueries } from '../graphql/compiledQueries.ts';
import { limits } from '../graphql/limits.ts';
import { rejectOversizedRequest } from '../graphql/rejectOversizedRequest.ts';
import type { Store } from '../store.ts';
import { createAnswerCache } from './answerCache.ts';
import { answerUnread, readBody } from './body.ts';
import { allowSandbox } from './cors.ts';
import { setSecureHeaders } from './headers.ts';
import { KeptResponse } from './keptResponses.ts';

const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

/** The media type for the values of Accept that most clients send. Apollo Server negotiates the others. */
const mediaTypes = new Map<string | undefined, string>([
  [undefined, json],
  ['*/*', json],
  ['application/json', json],
  ['application/graphql-response+json', graphqlResponse],
  ['application/graphql-response+json, application/json;q=0.9', graphqlResponse],
  ['application/graphql-response+json,application/json;q=0.9', graphqlResponse],
]);

/** Kept responses are for requests whose text is at most this long, in characters. */
const maxKeyLength = 8_000;
/** Size limit of all kept responses, in bytes. */
const maxBytes = 8 * 1024 * 1024;

/** Smaller responses are sent without compression, in bytes. */
const minCompressed = 1_000;
/** Brotli in a list of encodings; the weight 0 refuses it. */
const acceptsBrotli = /(?:^|,)\s*br\s*(?:;\s*q=(?:1|0?\.\d*[1-9])\d*(?:\.0*)?\s*)?(?:,|$)/i;

/** A rejected request: the status and the error of its response. */
class Refusal extends Error {
  readonly status: number;
  readonly extensions: object;

  constructor(status: number, message: string, extensions: object = { code: 'BAD_REQUEST' }) {
    super(message);
    this.status = status;
    this.extensions = extensions;
  }
}

/** Responds in the format of GraphQL over HTTP, so that clients show the message instead of a parse error. */
function refuse(res: ServerResponse, { status, message, extensions }: Refusal): void {
  const { headers, complete } = res.req;
  const text = JSON.stringify({ errors: [{ message, extensions }] });
  res.statusCode = status;
  res.setHeader('content-type', headers.accept?.includes('graphql-response') ? graphqlResponse : json);
  const announcedSize = headers['transfer-encoding']
    ? limits.body + 1
    : Number(headers['content-length'] ?? 0);
  if (!complete && announcedSize > limits.body) answerUnread(res, text);
  else res.end(text);
}

/** Reads the text of a body. Accepts only JSON in UTF-8: other charsets cost time to decode, and no client sends them. */
async function readJson(req: IncomingMessage): Promise<string> {
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } = req.headers;
  if (contentType !== 'application/json') {
    const [type = '', ...parameters] = contentType.toLowerCase().split(';');
    const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith('charset='));
    const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
    if (type.trim() !== 'application/json' || !isUtf8)
      throw new Refusal(415, 'Send the operation as JSON: content-type application/json, in UTF-8.');
  }
  if (encoding !== 'identity') throw new Refusal(415, 'Send the body without compression.');
  const body = await readBody(req, limits.body);
  if (body === null)
    throw new Refusal(413, `The body is larger than ${limits.body / 1024} KB. Send a shorter operation.`);
  return body.toString();
}

/** The parts of a request for an operation; a client may send anything. */
interface Operation {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

function parseBody(text: string): Operation {
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON. Send an object with "query".');
  }
  if (typeof body !== 'object' || body === null || Object.keys(body).length === 0)
    throw new Refusal(400, 'Send an object with "query".');
  return body;
}

/**
 * Reads the operation of a GET request. A repeated parameter is a list, and what is not JSON stays a text: Apollo Server
 * explains the refusal of both.
 */
function parseSearch(search: string): Operation {
  const parameters = new URLSearchParams(search);
  const operation: Record<string, unknown> = {};
  for (const name of new Set(parameters.keys())) {
    const [value = '', ...more] = parameters.getAll(name);
    operation[name] = more.length > 0 ? [value, ...more] : value;
    if (more.length === 0 && (name === 'variables' || name === 'extensions'))
      try {
        operation[name] = JSON.parse(value);
      } catch {
        // Apollo Server refuses it.
      }
  }
  return operation;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a GET request has a header that no form of another site can set. Apollo Server explains the refusal. */
const isDeliberate = ({ headers }: IncomingMessage) =>
  headers['content-type'] === undefined &&
  Boolean(headers['apollo-require-preflight'] || headers['x-apollo-operation-name']);

interface Endpoint {
  apollo: ApolloServer<Context>;
  store: Store;
  queries: CompiledQueries;
}

/** Sends a response with status 200. `repeated` means that it was sent before, so compression pays. */
async function send(req: IncomingMessage, res: ServerResponse, response: KeptResponse, repeated: boolean) {
  res.setHeader('content-type', response.type);
  if (req.method === 'GET') {
    res.setHeader('cache-control', 'no-cache').setHeader('etag', response.etag);
    // A weak comparison: a client may send the tag without its `W/`.
    if (req.headers['if-none-match']?.includes(response.etag.replace('W/', ''))) {
      res.statusCode = 304;
      return void res.end();
    }
  }
  let { bytes } = response;
  if (repeated && bytes.length > minCompressed && acceptsBrotli.test(req.headers['accept-encoding'] ?? '')) {
    bytes = await response.compressed();
    res.setHeader('content-encoding', 'br');
  }
  res.setHeader('content-length', bytes.length);
  res.end(bytes);
}

/** Executes operations of POST requests with JSON, and of GET requests that have a CSRF header. */
export function graphqlEndpoint({ apollo, store, queries }: Endpoint) {
  const kept = createAnswerCache<KeptResponse>(store, maxBytes, ({ size }) => size);

  /** Executes a compiled query that is sent by its text or its hash. Resolves to null for other operations. */
  async function executeCompiled(operation: Operation, context: Context): Promise<string | null> {
    const { query, operationName, variables = {}, extensions = {} } = operation;
    if (!isObject(variables) || !isObject(extensions)) return null;
    const { persistedQuery, cost } = extensions;
    // Apollo Server's plugin reports the cost.
    if (cost === true) return null;
    let hash: unknown;
    if (persistedQuery !== undefined) {
      // Apollo Server refuses an unknown version, and compares a text with its hash.
      if (query !== undefined || !isObject(persistedQuery) || persistedQuery['version'] !== 1) return null;
      hash = persistedQuery['sha256Hash'];
    }
    const data = await queries.execute({ query, hash, operationName, variables }, context);
    return data && `${JSON.stringify({ data })}\n`;
  }

  /** Lets Apollo Server answer. */
  async function executeByApollo(
    req: IncomingMessage,
    res: ServerResponse,
    { search, body, context }: { search: string; body: unknown; context: Context },
  ): Promise<void> {
    const headers = new HeaderMap();
    for (const name in req.headers) headers.set(name, String(req.headers[name]));
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: req.method ?? 'GET', headers, search, body },
      context: async () => context,
    });
    if (response.body.kind !== 'complete') throw new Error('Apollo Server has answered in parts.');
    const { string: text } = response.body;
    res.statusCode = response.status ?? 200;
    for (const [name, value] of response.headers) res.setHeader(name, value);
    res.setHeader('content-length', Buffer.byteLength(text));
    res.end(text);
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { url = '', method, headers } = req;
    const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const text = method === 'POST' ? await readJson(req) : search;
    const type = mediaTypes.get(headers.accept);
    const isRead = method === 'POST' || (method === 'GET' && isDeliberate(req));
    const key = isRead && type && text.length <= maxKeyLength ? `${method} ${type} ${text}` : null;
    const found = key === null ? undefined : kept.get(key);
    if (found) return send(req, res, found, true);

    const version = kept.currentVersion();
    const operation = method === 'POST' ? parseBody(text) : parseSearch(search);
    const refusal = rejectOversizedRequest(operation);
    if (refusal) {
      const { http: _status, ...extensions } = refusal.extensions;
      throw new Refusal(400, refusal.message, extensions);
    }
    const context = createContext(store);
    const result = isRead && type ? await executeCompiled(operation, context) : null;
    if (!type || result === null)
      return executeByApollo(req, res, { search, body: method === 'POST' ? operation : undefined, context });
    const response = new KeptResponse(type, result);
    if (key !== null) kept.set(key, response, version);
    return send(req, res, response, false);
  }

  return (req: IncomingMessage, res: ServerResponse): void => {
    setSecureHeaders(res);
    res.setHeader('vary', 'origin, accept, accept-encoding');
    allowSandbox(req, res);
    if (req.method === 'OPTIONS') {
      res.statusCode = 204;
      res.setHeader('allow', 'GET, HEAD, POST').end();
      return;
    }
    answer(req, res).catch((error: unknown) => {
      // The client has disconnected: there is nobody to respond to.
      if (res.destroyed) return;
      if (!(error instanceof Refusal)) console.error(req.method, req.url, error);
      const internal = new Refusal(500, 'Something went wrong on our side. Please try again.', {
        code: 'INTERNAL_SERVER_ERROR',
      });
      refuse(res, error instanceof Refusal ? error : internal);
    });
  };
}
