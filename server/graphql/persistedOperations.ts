import { readFileSync } from 'node:fs';

/** Operations known when the client was built, by the hash of their text: the client sends only the hash. */
export type PersistedOperations = Readonly<Record<string, string>>;

/** Says how the client hides data from its parts; the contract does not know it, and Apollo never sends it. */
const clientOnly = / @unmask\b/g;

export function readPersistedOperations(): PersistedOperations {
  const built = readFileSync('web/generated/persisted-documents.json', 'utf8');
  return JSON.parse(built.replace(clientOnly, '')) as PersistedOperations;
}
