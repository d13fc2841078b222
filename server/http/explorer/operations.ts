import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { PersistedOperations } from '../../graphql/persistedOperations.ts';
import type { Store } from '../../store.ts';

/** An operation of the client, ready to run. */
export interface Operation {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

/** The client asks each object for its type to fill its cache; whoever reads need not see that. */
function withoutTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node) {
      const rest = node.selections.filter((s) => s.kind !== Kind.FIELD || s.name.value !== '__typename');
      return rest.length > 0 ? { ...node, selections: rest } : undefined;
    },
  });
}

/** The id of some record that a field of this type could answer. */
function sampleId(schema: GraphQLSchema, typeName: string, store: Store): string {
  const type = schema.getType(typeName);
  const names = isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [typeName];
  const nodes = new Map<string, ReadonlyMap<string, unknown>>(Object.entries(store.nodes));
  for (const name of names) for (const id of nodes.get(name)?.keys() ?? []) return id;
  return store.viewer.id;
}

/** A value for each variable that has to be told: the id of a record that exists, or a filter that leaves all. */
function sampleVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  store: Store,
): Record<string, unknown> {
  const required = new Set<string>();
  const values: Record<string, unknown> = {};
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition({ type, variable, defaultValue }) {
        if (type.kind !== Kind.NON_NULL_TYPE || defaultValue) return false;
        const filter = type.type.kind === Kind.NAMED_TYPE && schema.getType(type.type.name.value);
        if (isInputObjectType(filter)) values[variable.name.value] = {};
        else required.add(variable.name.value);
        return false;
      },
      Variable({ name: { value: name } }) {
        const answer = info.getFieldDef()?.type;
        if (required.has(name) && answer) values[name] ??= sampleId(schema, getNamedType(answer).name, store);
      },
    }),
  );
  return values;
}

/**
 * The client's queries; its mutations are answered in the browser and cannot be run here.
 */
export function readyOperations(
  known: PersistedOperations,
  schema: GraphQLSchema,
  store: Store,
): Operation[] {
  return Object.values(known).flatMap((text) => {
    const document = withoutTypenames(parse(text));
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (
      !operation?.name ||
      operation.operation !== OperationTypeNode.QUERY ||
      validate(schema, document).length > 0
    )
      return [];
    // A reader begins with the operation; its fragments follow.
    const definitions = [operation, ...document.definitions.filter((node) => node !== operation)];
    return {
      name: operation.name.value,
      query: print({ ...document, definitions }),
      variables: sampleVariables(schema, document, store),
    };
  });
}
