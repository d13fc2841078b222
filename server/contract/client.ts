import { parse, validate, type GraphQLSchema } from 'graphql';
import { originOf, storeOrigins, type Answer, type Sent } from './operation.ts';
import { Skipped, Violation } from './results.ts';

export interface Target {
  url: string;
  headers: readonly [name: string, value: string][];
}

/** The server does not answer, or its answer is no GraphQL response. */
export class Unreachable extends Error {}

const maxParallel = 4;
/** Maximum time of a request, in milliseconds. */
const timeout = 30_000;

export type Send = (sent: Sent) => Promise<Answer>;

export const sendTo =
  ({ url, headers }: Target): Send =>
  async (sent) => {
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers: [['content-type', 'application/json'], ['accept', 'application/json'], ...headers],
        body: JSON.stringify(sent),
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      const { cause, message } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      throw new Unreachable(`${url} does not answer (${reason}): start the server, or correct the URL.`);
    }
    const text = await response.text();
    try {
      const body: Partial<Answer> | null = JSON.parse(text);
      if (typeof body === 'object' && body && ('data' in body || 'errors' in body))
        return { data: body.data ?? null, errors: body.errors ?? [], sent };
    } catch {
      // Not JSON.
    }
    throw new Unreachable(
      `${url} answers with status ${response.status} and no GraphQL response: pass the URL of the GraphQL endpoint.`,
    );
  };

/** A client that sends at most four requests at a time; a finished one passes its place to the next (`waiting`). */
export function createClient(send: Send) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const valid = new Set<string>();
  const client = {
    requests: 0,
    /** The schema of the server, when it is known. A query that it cannot answer is not sent. */
    served: null as GraphQLSchema | null,
    async ask(query: string, variables: Sent['variables'] = {}): Promise<Answer> {
      if (client.served && !valid.has(query)) {
        const [error] = validate(client.served, parse(query), undefined, { maxErrors: 1 });
        if (error) throw new Skipped(`The schema of the server cannot answer this: ${error.message}`);
        valid.add(query);
      }
      if (running >= maxParallel) await new Promise<void>((resume) => waiting.push(resume));
      else running += 1;
      client.requests += 1;
      try {
        const answer = await send({ query, variables });
        storeOrigins(answer);
        return answer;
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
  return client;
}

/** The data of an answer. Throws a violation if it has an error or no data. */
export function dataOf({ data, errors, sent }: Answer): NonNullable<Answer['data']> {
  const [error] = errors;
  if (error) throw new Violation(`The server returns the error '${error.message}'.`, originOf(error));
  if (!data) throw new Violation('The answer has neither data nor errors.', originOf(sent));
  return data;
}

const secretName = /auth|cookie|token|secret|key|session/i;

/** Quotes a text for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The shell command that sends an operation again. A header that looks secret has a placeholder. */
export function reproduceWithCurl({ url, headers }: Target, { query, variables }: Sent): string {
  const shown = headers.map(([name, value]) => `${name}: ${secretName.test(name) ? '<secret>' : value}`);
  return [
    `curl -sS ${quoted(url)}`,
    ...['content-type: application/json', ...shown].map((header) => `-H ${quoted(header)}`),
    `-d ${quoted(JSON.stringify({ query, variables }))}`,
  ].join(' ');
}
