import {
  getNamedType,
  isIntrospectionType,
  isLeafType,
  isObjectType,
  OperationTypeNode,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../data/context.ts';

/** Makes queries whose context has pauses wait before a field of objects, once a pause is due. */
export function addPauses(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    // All schemas share the types of introspection.
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      // Values, and objects within a record, take little time.
      const { resolve } = field;
      if (!resolve || isLeafType(getNamedType(field.type))) continue;
      field.resolve = (parent, args, context: Context, info) => {
        const { pauses } = context;
        if (!pauses?.isDue || info.operation.operation !== OperationTypeNode.QUERY)
          return resolve(parent, args, context, info);
        return pauses.pause().then((): unknown => resolve(parent, args, context, info));
      };
    }
  }
}
