import { Kind, type DocumentNode } from 'graphql';
import * as generated from '../generated/graphql.ts';

/** All documents of the client, by name. */
export const documents = Object.entries(generated as Record<string, unknown>).filter(
  (entry): entry is [string, DocumentNode] => (entry[1] as DocumentNode | undefined)?.kind === Kind.DOCUMENT,
);
