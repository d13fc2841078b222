import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../graphql/limits.ts';
import { rejectOversizedRequest } from '../graphql/rejectOversizedRequest.ts';
import { StorageError, unavailable } from '../live/problems.ts';
import { Busy } from '../shared/requestQueue.ts';
import { answerUnread, readBody } from './body.ts';
import { setSecureHeaders } from './headers.ts';
import { beginMeasure } from './observe.ts';
import { requestIdOf } from './requestId.ts';
import { log } from '../shared/log.ts';

export const json = 'application/json; charset=utf-8';
export const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

/** A rejected request: the status, the error and further headers of its response. */
export class RequestError extends Error {
  readonly status: number;
  readonly extensions: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    extensions: object = { code: 'BAD_REQUEST' },
    headers: RequestError['headers'] = {},
  ) {
    super(message);
    this.status = status;
    this.extensions = extensions;
    this.headers = headers;
  }
}

/** Responds in the format of GraphQL over HTTP, so that clients show the message instead of a parse error. */
function sendError(res: ServerResponse, { status, message, extensions, ...error }: RequestError): void {
  const { headers, complete } = res.req;
  for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value);
  const text = JSON.stringify({ errors: [{ message, extensions }] });
  res.statusCode = status;
  res.setHeader('content-type', headers.accept?.includes('graphql-response') ? graphqlResponse : json);
  // A body in chunks announces no size, so it counts as too large.
  const announcedSize = headers['transfer-encoding']
    ? limits.body + 1
    : Number(headers['content-length'] ?? 0);
  if (!complete && announcedSize > limits.body) answerUnread(res, text);
  else res.end(text);
}

/** Accepts only JSON in UTF-8: other charsets cost time to decode, and no client sends them. */
async function readJson(req: IncomingMessage): Promise<string> {
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } = req.headers;
  if (contentType !== 'application/json') {
    const [type = '', ...parameters] = contentType.toLowerCase().split(';');
    const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith('charset='));
    const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
    if (type.trim() !== 'application/json' || !isUtf8)
      throw new RequestError(415, 'Send the operation as JSON: content-type application/json, in UTF-8.');
  }
  if (encoding !== 'identity') throw new RequestError(415, 'Send the body without compression.');
  const body = await readBody(req, limits.body);
  if (body === null)
    throw new RequestError(
      413,
      `The body is larger than ${limits.body / 1024} KB. Send a shorter operation.`,
    );
  return body.toString();
}

/** The parts of a request for an operation; a client may send anything. */
export interface Operation {
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
    throw new RequestError(400, 'The body is not valid JSON. Send an object with "query".');
  }
  if (typeof body !== 'object' || body === null || Object.keys(body).length === 0)
    throw new RequestError(400, 'Send an object with "query".');
  return body;
}

/** Reads the operation of a GET request. Repeated parameters and invalid JSON stay: Apollo Server explains the refusal. */
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

const sentName = /"operationName":"([A-Z_a-z]\w{0,99})"/;

/**
 * Reads the JSON of a POST request, otherwise the query string with its question mark. The name of a sent operation is added
 * to the browser's list of requests, where the panel of queries finds it.
 */
export async function readText(req: IncomingMessage, res: ServerResponse): Promise<string> {
  const { method, url = '' } = req;
  if (method !== 'POST') return url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const text = await readJson(req);
  beginMeasure(res);
  const name = sentName.exec(text)?.[1];
  if (name !== undefined) res.setHeader('server-timing', `operation;desc="${name}"`);
  return text;
}

/** Parses the body of a POST request, otherwise the query string. Throws a `RequestError` if it is no operation. */
export function parseOperation(method: string | undefined, text: string): Operation {
  const operation = method === 'POST' ? parseBody(text) : parseSearch(text);
  const refusal = rejectOversizedRequest(operation);
  if (!refusal) return operation;
  const { http: _status, ...extensions } = refusal.extensions;
  throw new RequestError(400, refusal.message, extensions);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a GET request has a header that no form of another site can set. Others are refused, as they may be CSRF. */
export const isDeliberate = ({ headers }: IncomingMessage) =>
  Boolean(headers['apollo-require-preflight'] || headers['x-apollo-operation-name']);

/** Creates the handler of /graphql: adds headers, answers OPTIONS, and responds to what `answer` throws. */
export const respondWith =
  (answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>) =>
  (req: IncomingMessage, res: ServerResponse): void => {
    setSecureHeaders(res);
    res.setHeader('vary', 'origin, accept, accept-encoding, authorization, cookie');
    if (req.method === 'OPTIONS') {
      res.statusCode = 204;
      res.setHeader('allow', 'GET, HEAD, POST').end();
      return;
    }
    answer(req, res).catch((error: unknown) => {
      // The client has disconnected: there is nobody to respond to.
      if (res.destroyed) return;
      if (error instanceof StorageError) {
        const { status, message, extensions, retryAfter } = unavailable;
        return sendError(
          res,
          new RequestError(status, message, extensions, { 'retry-after': String(retryAfter) }),
        );
      }
      if (error instanceof RequestError) return sendError(res, error);
      if (error instanceof Busy)
        return sendError(
          res,
          new RequestError(
            503,
            'The server is busy. Try again in a few seconds.',
            { code: 'BUSY' },
            { 'retry-after': '3' },
          ),
        );
      const requestId = requestIdOf(res);
      log('error', 'A request to /graphql failed.', { requestId, error });
      const message = 'Something went wrong on our side. Please try again.';
      sendError(res, new RequestError(500, message, { code: 'INTERNAL_SERVER_ERROR', requestId }));
    });
  };
