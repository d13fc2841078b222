export interface Sent {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface ServerError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: unknown };
}

export interface Answer {
  data: Readonly<Record<string, unknown>> | null;
  errors: readonly ServerError[];
  sent: Sent;
}

export type Ask = (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<Answer>;
