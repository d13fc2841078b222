/** An operation as it is sent to the checked server. */
export interface Sent {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface ServerError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: unknown };
}

/** A GraphQL response, with the operation that it answers. */
export interface Answer {
  data: Readonly<Record<string, unknown>> | null;
  errors: readonly ServerError[];
  sent: Sent;
}

export type Ask = (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<Answer>;
