import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../data/context.ts';

/**
 * Lets each field of Query wait for `context.pause`. A field with all below it is resolved in one piece, so no change of the
 * data comes in between.
 */
export function addPauses(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (parent, args, context: Context, info) =>
      context.pause
        ? context.pause().then((): unknown => resolve(parent, args, context, info))
        : resolve(parent, args, context, info);
  }
}
