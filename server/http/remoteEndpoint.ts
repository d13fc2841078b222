import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloLink, Observable } from '@apollo/client';
import { getOperationAST, OperationTypeNode, parse, print } from 'graphql';
import { limits } from '../graphql/limits.ts';
import { unknownHash, type PersistedOperations } from '../graphql/persistedOperations.ts';
import { RemoteError, type Remote } from '../graphql/remote.ts';
import {
  graphqlResponse,
  isDeliberate,
  isObject,
  json,
  parseOperation,
  readText,
  RequestError,
  respondWith,
  type Operation,
} from './readOperation.ts';

/** Sends the operations of a page that this server renders to another server. */
export const remoteLink = (remote: Remote): ApolloLink =>
  new ApolloLink(
    ({ query, operationName, variables }) =>
      new Observable((observer) => {
        const controller = new AbortController();
        remote.send({ query: print(query), operationName, variables }, controller.signal).then(
          ({ result }) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => controller.abort();
      }),
  );

/** The text of an operation, which the client sends by its hash. Throws a `RequestError` if there is none. */
function textOf({ query, extensions }: Operation, persisted: PersistedOperations): string {
  if (typeof query === 'string') return query;
  const persistedQuery = isObject(extensions) ? extensions['persistedQuery'] : undefined;
  if (!isObject(persistedQuery)) throw new RequestError(400, 'Send an object with "query".');
  const hash = String(persistedQuery['sha256Hash']);
  const text = Object.hasOwn(persisted, hash) ? persisted[hash] : undefined;
  if (text !== undefined) return text;
  // The client then reloads the page, as its release is outdated.
  throw new RequestError(200, unknownHash.message, unknownHash.extensions);
}

function isQuery(text: string, operationName: unknown): boolean {
  try {
    const document = parse(text, { maxTokens: limits.tokens });
    const name = typeof operationName === 'string' ? operationName : undefined;
    return getOperationAST(document, name)?.operation === OperationTypeNode.QUERY;
  } catch {
    return false;
  }
}

/** Forwards operations of /graphql, with their complete text, to another server. Responds 502 if that does not answer. */
export function remoteEndpoint(remote: Remote, persisted: PersistedOperations) {
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = '', headers } = req;
    if (!['GET', 'POST'].includes(method))
      throw new RequestError(405, 'Send the operation with GET or POST.');
    const operation = parseOperation(method, await readText(req, res));
    const { operationName, variables } = operation;
    const query = textOf(operation, persisted);
    if (method === 'GET' && !isDeliberate(req))
      throw new RequestError(400, 'Send a GET request with the header apollo-require-preflight.');
    if (method === 'GET' && !isQuery(query, operationName))
      throw new RequestError(405, 'GET supports only queries.');
    const controller = new AbortController();
    res.once('close', () => controller.abort());
    const { status, text } = await remote
      .send({ query, operationName, variables }, controller.signal)
      .catch((error: unknown) => {
        if (!(error instanceof RemoteError)) throw error;
        throw new RequestError(error.status, error.message, { code: 'BAD_GATEWAY' });
      });
    res.statusCode = status;
    res.setHeader('content-type', headers.accept?.includes('graphql-response') ? graphqlResponse : json);
    res.setHeader('content-length', Buffer.byteLength(text));
    res.end(text);
  }
  return respondWith(answer);
}
