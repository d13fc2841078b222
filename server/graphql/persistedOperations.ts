import { readFileSync } from 'node:fs';

/** The operations of the built client by the hash of their text: the client sends only the hash. */
export type PersistedOperations = Readonly<Record<string, string>>;

/** The error for an unknown hash: Apollo Client's link then sends texts alone, because this server registers no hash. */
export const unknownHash = {
  message: 'PersistedQueryNotSupported',
  extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
};

/** Apollo Client's directive for fragment masking: the schema does not define it, and the client never sends it. */
const clientDirective = / @unmask\b/g;

export function readPersistedOperations(): PersistedOperations {
  const built = readFileSync('web/generated/persisted-documents.json', 'utf8');
  return JSON.parse(built.replace(clientDirective, '')) as PersistedOperations;
}
