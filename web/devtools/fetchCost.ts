import type { OperationVariables } from '@apollo/client';

/** The server's cost of an operation: the number of fields of its largest possible response. */
export interface Cost {
  /** Null if the operation is too large to be counted. */
  fields: number | null;
  limit: number;
}

/** Returns the cost of an operation, or null if the server does not report costs. */
export async function fetchCost(
  query: string,
  variables: OperationVariables,
  signal: AbortSignal,
): Promise<Cost | null> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables, extensions: { cost: true } }),
    signal,
  });
  const { extensions } = (await response.json()) as { extensions?: { cost?: Cost } };
  return extensions?.cost ?? null;
}
