/** Quotes a text for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

interface Request {
  url: string;
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  /** Further headers, such as 'authorization: …'. */
  headers?: readonly string[];
}

/** A shell command that sends an operation, for a reader who wants to repeat a request. */
export function curlOf({ url, query, variables = {}, headers = [] }: Request): string {
  const hasVariables = Object.keys(variables).length > 0;
  return [
    `curl -sS ${quoted(url)}`,
    ...['content-type: application/json', ...headers].map((header) => `-H ${quoted(header)}`),
    `-d ${quoted(JSON.stringify(hasVariables ? { query, variables } : { query }))}`,
  ].join(' ');
}
