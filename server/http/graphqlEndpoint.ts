import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Context } from '../data/context.ts';
import type { CompiledQueries } from '../graphql/compiledQueries.ts';
import { createVisitorOf, type VisitorOf } from '../live/accounts/visitor.ts';
import type { LogAction } from '../live/actionLog.ts';
import type { Live } from '../live/live.ts';
import { createLiveContext, createRunner } from '../live/runner.ts';
import type { Store } from '../data/store.ts';
import { Reading } from '../shared/reading.ts';
import { readBearer } from './bearer.ts';
import { createAnswerCache } from './answerCache.ts';
import { createCachedResponse, type CachedResponse } from './cachedResponse.ts';
import { createPauses, type OperationPauses } from './pauses.ts';
import { createTurns, type Turns } from './turns.ts';
import { requestIdOf } from './requestId.ts';
import { addSession, createReadReader, type Reader } from './reader.ts';
import {
  graphqlResponse,
  isDeliberate,
  isObject,
  json,
  parseOperation,
  readText,
  respondWith,
  type Operation,
} from './readOperation.ts';

/** The media type for the values of Accept that most clients send. Apollo Server negotiates the others. */
const mediaTypes = new Map<string | undefined, string>([
  [undefined, json],
  ['*/*', json],
  ['application/json', json],
  ['application/graphql-response+json', graphqlResponse],
  ['application/graphql-response+json, application/json;q=0.9', graphqlResponse],
  ['application/graphql-response+json,application/json;q=0.9', graphqlResponse],
]);

/** Maximum length of the text of a request whose response is cached, in characters. */
const maxKeyLength = 8_000;
/** Size limit of all cached responses, in bytes. */
const maxBytes = 8 * 1024 * 1024;

/** Smaller responses are sent without compression, in bytes. */
const minCompressed = 1_000;
/** Brotli in a list such as 'gzip, br;q=0.9'; the weight 0 refuses it. A weight has at most three digits after the point. */
const acceptsBrotli = /(?:^|,)\s*br\s*(?:;\s*q=(?:1(?:\.0{0,3})?|0?\.(?=\d{0,2}[1-9])\d{1,3})\s*)?(?:,|$)/i;

interface Endpoint {
  apollo: ApolloServer<Context>;
  store: Store;
  queries: CompiledQueries;
  live?: Live | undefined;
  logAction?: LogAction | undefined;
  turns?: Turns;
  visitorOf?: VisitorOf;
}

/** Sends a response with status 200. `repeated` means that it was sent before, so compression pays. */
async function send(
  req: IncomingMessage,
  res: ServerResponse,
  { response, reader, repeated }: { response: CachedResponse; reader: Reader; repeated: boolean },
) {
  const isGet = req.method === 'GET';
  res.setHeader('content-type', response.type);
  if (isGet) res.setHeader('cache-control', 'no-cache').setHeader('etag', response.etag);
  addSession(res, reader);
  // A weak comparison: a client may send the tag without its `W/`.
  if (isGet && req.headers['if-none-match']?.includes(response.etag.replace('W/', ''))) {
    res.statusCode = 304;
    return void res.end();
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
export function graphqlEndpoint({
  apollo,
  store,
  queries,
  live,
  logAction,
  visitorOf = createVisitorOf(),
  turns = createTurns({ visitorOf }),
}: Endpoint) {
  const readReader = createReadReader(store, live, visitorOf);
  const responses = createAnswerCache<CachedResponse>(maxBytes, ({ size }) => size);

  /** Executes a compiled query that is sent by its text or its hash. Resolves to null for other operations. */
  async function executeCompiled(
    operation: Operation,
    context: Context,
    reading: Reading,
  ): Promise<string | null> {
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
    const data = await queries.execute({ query, hash, operationName, variables }, context, reading);
    return data && `${JSON.stringify({ data })}\n`;
  }

  async function executeByApollo(
    req: IncomingMessage,
    res: ServerResponse,
    {
      search,
      body,
      context,
      reader,
      pauses,
    }: {
      search: string;
      body: unknown;
      context: Context;
      reader: Reader;
      pauses: OperationPauses;
    },
  ): Promise<void> {
    const headers = new HeaderMap();
    for (const name in req.headers) headers.set(name, String(req.headers[name]));
    const execute = (contextValue: Context) =>
      apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: req.method ?? 'GET', headers, search, body },
        context: async () => contextValue,
      });
    let response = await execute({ ...context, pauses });
    if (pauses.refusal) throw pauses.refusal;
    // What a field refers to can have been removed during a pause.
    if (pauses.hasFailed) response = await execute(context);
    if (response.body.kind !== 'complete') throw new Error('Apollo Server has answered in parts.');
    const { string: text } = response.body;
    res.statusCode = response.status ?? 200;
    for (const [name, value] of response.headers) res.setHeader(name, value);
    res.setHeader('content-length', Buffer.byteLength(text));
    addSession(res, reader);
    res.end(text);
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method, headers } = req;
    // The number of the last action that the client has seen: waits until this server has it (`web/apollo/seenLink.ts`).
    const seen = String(headers['x-seen'] ?? '');
    if (live && /^\d{1,15}$/.test(seen)) await live.caughtUp(Number(seen));
    const text = await readText(req, res);
    const reader = (await readBearer(req, live, visitorOf)) ?? (await readReader(req));
    const { viewer } = reader.store;
    const type = mediaTypes.get(headers.accept);
    // Apollo Server answers, and mostly refuses, the other requests.
    const isRead = method === 'POST' || (method === 'GET' && isDeliberate(req));
    const key =
      isRead && type && text.length <= maxKeyLength ? `${viewer.id} ${method} ${type} ${text}` : null;
    const found = key === null ? undefined : responses.get(key);
    if (found) return send(req, res, { response: found, reader, repeated: true });

    return turns.operation(turns.addressOf(req), async (turn) => {
      const operation = parseOperation(method, text);
      // The header x-action has the id of an action, so that a retry does not run it twice.
      const actionId = String(headers['x-action'] ?? '');
      const { session } = reader;
      const tokenOf = session?.tokenId === undefined ? session?.accounts.tokens.tokenOf : undefined;
      const requestId = requestIdOf(res);
      const log: LogAction = (line) => logAction?.({ ...line, requestId });
      const runner = live && createRunner(live.act, actionId, { log, session, tokenOf, endTurn: turn.end });
      const context = createLiveContext(reader.store, runner, requestId);
      const reading = new Reading();
      const pauses = createPauses(reader.store, turn);
      const result =
        isRead && type ? await executeCompiled(operation, { ...context, pauses }, reading) : null;
      if (!type || result === null)
        return executeByApollo(req, res, {
          search: method === 'POST' ? '' : text,
          body: method === 'POST' ? operation : undefined,
          context,
          reader,
          pauses,
        });
      const response = createCachedResponse(type, result);
      if (key !== null) responses.set(key, response, reading);
      return send(req, res, { response, reader, repeated: false });
    });
  }

  return respondWith(answer);
}
