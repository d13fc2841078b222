import {
  buildASTSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  parse,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { accountResolvers } from '../account/resolvers.ts';
import { channelResolvers } from '../channel/resolvers.ts';
import { companyResolvers } from '../company/resolvers.ts';
import type { Context } from '../data/context.ts';
import { creatorResolvers } from '../creator/resolvers.ts';
import { gigResolvers } from '../gig/resolvers.ts';
import { jobResolvers } from '../job/resolvers.ts';
import { kindResolvers } from './kinds.ts';
import { markResolvers } from '../shared/marks.ts';
import { resolveMoney } from './money.ts';
import { addPauses } from './pauses.ts';
import { networkResolvers } from '../network/resolvers.ts';
import { personResolvers } from '../person/resolvers.ts';
import { postResolvers } from '../post/resolvers.ts';
import { productResolvers } from '../product/resolvers.ts';
import { projectResolvers } from '../project/resolvers.ts';
import { DateTime } from './scalars.ts';
import { searchResolvers } from '../search/resolvers.ts';
import { schemaFiles } from './schemaFiles.ts';
import type { StrictResolvers } from './strict.ts';

const actionsSuffix = '.actions.graphql';
export type Mode = 'Live' | 'Simulated';

/** Removes the sentences about the other mode, which begin with its name: 'Logs out. Simulated: in this tab.' */
export const forMode = (mode: Mode, sdl: string) =>
  mode === 'Simulated'
    ? sdl.replaceAll(/\s+Live:\s[^."]+\./g, '')
    : sdl
        .replaceAll(/\s+Simulated:\s[^."]+\./g, '')
        .replaceAll(/Live: (\w)/g, (_, first: string) => first.toUpperCase());

const files = Object.entries(schemaFiles);

/** Every schema file but the actions, which the server of simulated mode does not have. */
export const typeDefs = files.flatMap(([name, sdl]) =>
  name.endsWith(actionsSuffix) ? [] : forMode('Simulated', sdl),
);

/** The files of the actions: the noun, such as 'post', and the SDL. */
export const actionFiles = files.flatMap(([name, sdl]) =>
  name.endsWith(actionsSuffix) ? { noun: name.replace(actionsSuffix, ''), sdl } : [],
);

/** Every schema file. */
export const completeTypeDefs = (mode: Mode): string[] => files.map(([, sdl]) => forMode(mode, sdl));

/** All resolvers but those of marks. A field without a record value, a resolver and a mark is a type error here. */
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

/** The types that a schema without actions leaves out: GraphQL does not allow an object type without fields. */
const mutationTypes = ['Mutation', 'UserError', 'UserErrorCode'];

/** Sets the resolvers of a type's fields, the `__resolveType` of an interface or a union, or the functions of a scalar. */
function resolveBy(type: GraphQLNamedType, resolversOfType: object): void {
  if (isScalarType(type)) {
    const { serialize, parseValue, parseLiteral } = Object.assign({}, type, resolversOfType);
    Object.assign(type, { serialize, parseValue, parseLiteral });
    return;
  }
  for (const [name, resolve] of Object.entries(resolversOfType)) {
    const field = isObjectType(type) && type.getFields()[name];
    if (field) field.resolve = resolve as GraphQLFieldResolver<unknown, Context>;
    else if (name === '__resolveType' && (isInterfaceType(type) || isUnionType(type)))
      type.resolveType = resolve;
    else throw new Error(`The schema has no field '${type.name}.${name}', so it needs no resolver.`);
  }
}

/** Of several resolvers of a field, the last one counts. Throws if a resolver has no field in the schema. */
export function makeSchema(
  sdl: readonly string[],
  ...resolverMaps: readonly Readonly<Record<string, object>>[]
): GraphQLSchema {
  const contract = parse(sdl.join('\n'));
  const hasActions = resolverMaps.some((map) => 'Mutation' in map);
  const definitions = contract.definitions.filter(
    (node) => hasActions || !('name' in node && mutationTypes.includes(node.name?.value ?? '')),
  );
  const executable = buildASTSchema({ ...contract, definitions });
  for (const [name, fields] of resolverMaps.flatMap((map) => Object.entries(map))) {
    const type = executable.getType(name);
    if (!type) throw new Error(`The schema has no type '${name}', so it needs no resolvers.`);
    resolveBy(type, fields);
  }
  for (const { type, name, resolve } of markResolvers) {
    const field = (executable.getType(type) as GraphQLObjectType | undefined)?.getFields()[name];
    if (field) field.resolve ??= resolve;
  }
  resolveMoney(executable);
  addPauses(executable);
  return executable;
}

export const schema = makeSchema(typeDefs, resolvers);
