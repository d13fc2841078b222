import type { FormattedExecutionResult } from 'graphql';

/** The request timeout in milliseconds: shorter than the client's, so that the client shows our message. */
const timeoutMs = 8_000;

/** The GraphQL server of GRAPHQL_ENDPOINT has not answered, or not with a GraphQL result. The message is one sentence. */
export class RemoteError extends Error {
  /** The status of the response to our own client. */
  readonly status = 502;
}

/** An operation with its complete text. */
export interface RemoteOperation {
  query: string;
  operationName?: unknown;
  variables?: unknown;
}

interface Reply {
  status: number;
  /** JSON of a result with `data` or `errors`. */
  text: string;
  result: FormattedExecutionResult;
}

const isResult = (value: unknown): value is FormattedExecutionResult =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

function parseResult(text: string): FormattedExecutionResult | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isResult(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The GraphQL server that answers in place of this one. */
export function createRemote(endpoint: string) {
  const name = `The GraphQL server at ${endpoint}`;
  return {
    /** Sends an operation. Rejects with a `RemoteError`. */
    async send(operation: RemoteOperation, signal?: AbortSignal): Promise<Reply> {
      const timeout = AbortSignal.timeout(timeoutMs);
      let status: number;
      let text: string;
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            accept: 'application/graphql-response+json, application/json;q=0.9',
            'content-type': 'application/json',
          },
          body: JSON.stringify(operation),
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        ({ status } = response);
        text = await response.text();
      } catch (error) {
        const within = timeout.aborted ? ` within ${timeoutMs / 1000} seconds` : '';
        throw new RemoteError(`${name} does not answer${within}.`, { cause: error });
      }
      const result = parseResult(text);
      if (!result)
        throw new RemoteError(`${name} answers with status ${status} and without a GraphQL result.`);
      return { status, text, result };
    },
  };
}

export type Remote = ReturnType<typeof createRemote>;
