import {
  ApolloLink,
  ServerError,
  type ApolloClient,
  type DocumentNode,
  type OperationVariables,
} from '@apollo/client';
import { visit } from 'graphql';
import { firstValueFrom, map } from 'rxjs';

interface Sending {
  document: DocumentNode;
  variables: OperationVariables;
  headers?: Readonly<Record<string, string>>;
}

/** A response with GraphQL errors or without data. */
export class AnswerError extends Error {
  readonly errors: NonNullable<ApolloLink.Result['errors']>;

  constructor(errors: AnswerError['errors'] = []) {
    super(errors[0]?.message ?? 'The server sent no data.');
    this.errors = errors;
  }
}

/** Rejects a response with a status of 500 or more, also if it has GraphQL errors. */
const rejectServerErrors = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const { response } = operation.getContext() as { response?: Response };
      if (response && response.status >= 500)
        throw new ServerError(`The server answered with status ${response.status}.`, {
          response,
          bodyText: '',
        });
      return result;
    }),
  ),
);

/** Sends an operation once, without reading or writing the cache. */
function sendOnce(client: ApolloClient, { document, variables, headers }: Sending) {
  // As Apollo does: `__typename` is added, and the directive for masking is removed.
  const transformed = client.documentTransform.transformDocument(document);
  const query = visit(transformed, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  });
  const request = { query, variables, context: { headers } };
  const link = ApolloLink.from([rejectServerErrors, client.link]);
  return firstValueFrom(ApolloLink.execute(link, request, { client }));
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Milliseconds before each repetition; an empty list sends once. */
export const retryDelays: readonly number[] = [300, 900];

/**
 * Sends an operation without reading or writing the cache, and returns its data and extensions. It repeats the request
 * after a network failure and a status of 500 or more: the server performs an action once, by its header `x-action`. It
 * throws after the last failure, and after GraphQL errors.
 */
export async function sendOperation(
  client: ApolloClient,
  sending: Sending,
  delays = retryDelays,
): Promise<{ data: object; extensions: Readonly<Record<string, unknown>> }> {
  const [delay, ...laterDelays] = delays;
  let result: ApolloLink.Result;
  try {
    result = await sendOnce(client, sending);
  } catch (error) {
    if (delay === undefined || (ServerError.is(error) && error.statusCode < 500)) throw error;
    await wait(delay);
    return sendOperation(client, sending, laterDelays);
  }
  const { data, errors, extensions = {} } = result;
  if (errors?.length || !data) throw new AnswerError(errors);
  return { data, extensions };
}
