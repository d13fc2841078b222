interface Failure {
  errors?: readonly { extensions?: Readonly<Record<string, unknown>> }[];
  statusCode?: number;
  response?: Response;
}

/** The id under which the server's log has an unexpected error, as ' Reference: 1f0c2a9b-5d3e'; '' for other errors. */
export function referenceOf(error: unknown): string {
  const { errors = [], statusCode, response } = Object(error) as Failure;
  const [id] = errors.flatMap(({ extensions }) => extensions?.['requestId'] ?? []);
  const reference = id ?? (statusCode === 500 ? response?.headers.get('x-request-id') : undefined);
  return typeof reference === 'string' ? ` Reference: ${reference}` : '';
}
