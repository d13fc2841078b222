import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { channelResolvers } from './channel/resolvers.ts';
import { companyResolvers } from './company/resolvers.ts';
import { jobResolvers } from './job/resolvers.ts';
import { personResolvers } from './person/resolvers.ts';
import { postResolvers } from './post/resolvers.ts';
import { DateTime } from './scalars.ts';
import type { StrictResolvers } from './strict.ts';

/** Run from the project's folder: source and build find the contract in the same place. */
const folder = join(process.cwd(), 'schema');

/** Every file of the contract but the simulated actions, which the server does not promise. */
const typeDefs = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql') && file !== 'actions.graphql')
  .toSorted()
  .map((file) => readFileSync(join(folder, file), 'utf8'));

const resolvers: StrictResolvers = {
  ...channelResolvers,
  ...companyResolvers,
  ...jobResolvers,
  ...personResolvers,
  ...postResolvers,
  DateTime,
  Query: {
    ...channelResolvers.Query,
    ...jobResolvers.Query,
    ...personResolvers.Query,
    ...postResolvers.Query,
  },
};

/** The contract with its answers; a resolver for a field that the contract lacks stops the start. */
export const schema = makeExecutableSchema({
  typeDefs,
  resolvers,
  resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
});
