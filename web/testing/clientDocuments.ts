import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import * as generated from '../generated/graphql.ts';

/** The client's schema: the server's, and the simulated actions. */
export const clientSchema: GraphQLSchema = buildSchema(
  readdirSync('schema')
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(`schema/${name}`, 'utf8'))
    .join('\n'),
);

/** All documents of the client, by name. */
export const documents = Object.entries(generated as Record<string, unknown>).filter(
  (entry): entry is [string, DocumentNode] => (entry[1] as DocumentNode | undefined)?.kind === Kind.DOCUMENT,
);
