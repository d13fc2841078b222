import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema, type IExecutableSchemaDefinition } from '@graphql-tools/schema';
import { GraphQLSchema } from 'graphql';
import { accountResolvers } from './account/resolvers.ts';
import { channelResolvers } from './channel/resolvers.ts';
import { companyResolvers } from './company/resolvers.ts';
import type { Context } from './context.ts';
import { creatorResolvers } from './creator/resolvers.ts';
import { gigResolvers } from './gig/resolvers.ts';
import { jobResolvers } from './job/resolvers.ts';
import { kindResolvers } from './shared/kinds.ts';
import { networkResolvers } from './network/resolvers.ts';
import { personResolvers } from './person/resolvers.ts';
import { postResolvers } from './post/resolvers.ts';
import { productResolvers } from './product/resolvers.ts';
import { projectResolvers } from './project/resolvers.ts';
import { DateTime } from './graphql/scalars.ts';
import { searchResolvers } from './search/resolvers.ts';
import type { StrictResolvers } from './graphql/strict.ts';

/** Run from the project's folder: source and build find the contract in the same place. */
const folder = join(process.cwd(), 'schema');

/** Every file of the contract but the simulated actions, which the server does not promise. */
export const typeDefs = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql') && !file.endsWith('.actions.graphql'))
  .toSorted()
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Every answer; what a record does not hold and no resolver answers is an error of types here. */
export const resolvers = {
  ...accountResolvers,
  ...channelResolvers,
  ...companyResolvers,
  ...creatorResolvers,
  ...gigResolvers,
  ...jobResolvers,
  ...networkResolvers,
  ...personResolvers,
  ...postResolvers,
  ...productResolvers,
  ...projectResolvers,
  ...searchResolvers,
  ...kindResolvers,
  DateTime,
  Query: {
    ...kindResolvers.Query,
    ...accountResolvers.Query,
    ...channelResolvers.Query,
    ...companyResolvers.Query,
    ...creatorResolvers.Query,
    ...gigResolvers.Query,
    ...jobResolvers.Query,
    ...networkResolvers.Query,
    ...personResolvers.Query,
    ...postResolvers.Query,
    ...productResolvers.Query,
    ...projectResolvers.Query,
    ...searchResolvers.Query,
  },
} satisfies StrictResolvers;

/**
 * While no action is real, the contract's Mutation has no field: what is served then does without it and what belongs to
 * it, so that nobody is promised a change.
 */
function withoutEmptyMutation(whole: GraphQLSchema): GraphQLSchema {
  if (Object.keys(whole.getMutationType()?.getFields() ?? {}).length > 0) return whole;
  const { types, ...config } = whole.toConfig();
  const onlyActions = ['Mutation', 'UserError', 'UserErrorCode'];
  return new GraphQLSchema({
    ...config,
    mutation: null,
    types: types.filter(({ name }) => !onlyActions.includes(name)),
  });
}

/** The contract with its answers; a resolver for a field that the contract lacks stops the start. */
export const makeSchema = (contract: Pick<IExecutableSchemaDefinition<Context>, 'typeDefs' | 'resolvers'>) =>
  withoutEmptyMutation(
    makeExecutableSchema({
      ...contract,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );

export const schema = makeSchema({ typeDefs, resolvers });
