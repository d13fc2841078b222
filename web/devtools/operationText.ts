import type { DocumentNode, OperationVariables } from '@apollo/client';
import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

/** An operation as a user of an explorer or a shell needs it. */
export interface OperationText {
  name: string;
  query: string;
  variables: OperationVariables;
}

/** The text of a document without what only the client needs: `__typename` for the cache, `@unmask` for data masking. */
export function textOf(document: DocumentNode): string {
  const standard = visit(document, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    SelectionSet(node) {
      const rest = node.selections.filter((s) => s.kind !== Kind.FIELD || s.name.value !== '__typename');
      return rest.length > 0 ? { ...node, selections: rest } : undefined;
    },
  });
  return print(standard);
}

const endpoint = () => new URL('/graphql', location.origin).href;

/** Quotes a text for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlFor({ query, variables }: OperationText): string {
  const body = Object.keys(variables).length > 0 ? { query, variables } : { query };
  return `curl -sS ${quoted(endpoint())} -H 'content-type: application/json' -d ${quoted(JSON.stringify(body))}`;
}

/** The address of this site's explorer with the operation in its first tab. */
export const explorerUrl = ({ name, query, variables }: OperationText): string =>
  `/graphql#${new URLSearchParams({ name, query, variables: JSON.stringify(variables, null, 2) }).toString()}`;

/** Longer addresses are refused by many servers, in characters. */
const maxUrlLength = 8_000;

/**
 * The address of Apollo Sandbox with the operation. Null if the address would be too long. Source of the parameters:
 * https://www.apollographql.com/docs/graphos/platform/sandbox#url-parameters
 */
export function sandboxUrl({ query, variables }: OperationText): string | null {
  const parameters = (text: string) =>
    new URLSearchParams({ endpoint: endpoint(), document: text, variables: JSON.stringify(variables) });
  const urls = [query, stripIgnoredCharacters(query)].map(
    (text) => `https://studio.apollographql.com/sandbox/explorer?${parameters(text).toString()}`,
  );
  return urls.find((url) => url.length <= maxUrlLength) ?? null;
}
