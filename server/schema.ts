import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema, type IExecutableSchemaDefinition } from '@graphql-tools/schema';
import { Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
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

/** The simulated actions as they are described, for whoever explores the contract. */
export const readActions = (): string =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.actions.graphql'))
    .toSorted()
    .map((file) => `# schema/${file}\n\n${readFileSync(join(folder, file), 'utf8')}`)
    .join('\n');

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
 * While no action is real, nothing extends the contract's Mutation, which has no field of its own: what is served then
 * does without it and what belongs to it, so that nobody is promised a change.
 */
function withoutEmptyMutation(sdl: readonly string[]): DocumentNode {
  const contract = parse(sdl.join('\n'));
  const isReal = contract.definitions.some(
    (node) => node.kind === Kind.OBJECT_TYPE_EXTENSION && node.name.value === 'Mutation',
  );
  if (isReal) return contract;
  const ofActions = ['Mutation', 'UserError', 'UserErrorCode'];
  return {
    ...contract,
    definitions: contract.definitions.filter(
      (node) => !('name' in node && node.name && ofActions.includes(node.name.value)),
    ),
  };
}

/** The contract with its answers; a resolver for a field that the contract lacks stops the start. */
export const makeSchema = (
  sdl: readonly string[],
  answers: NonNullable<IExecutableSchemaDefinition<Context>['resolvers']>,
): GraphQLSchema =>
  makeExecutableSchema({
    typeDefs: withoutEmptyMutation(sdl),
    resolvers: answers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });

export const schema = makeSchema(typeDefs, resolvers);
