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
import type { Records } from '../../shared/lookup.ts';
import type { Store } from '../../data/store.ts';

/** A persisted operation with example variables. */
export interface Operation {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

/** Removes the `__typename` fields that the client adds for its cache: they clutter the explorer. */
function withoutTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node) {
      const rest = node.selections.filter((s) => s.kind !== Kind.FIELD || s.name.value !== '__typename');
      return rest.length > 0 ? { ...node, selections: rest } : undefined;
    },
  });
}

/** The id of any record that a field of this type can return; the viewer's if there is none. */
function sampleId(schema: GraphQLSchema, typeName: string, store: Store): string {
  const type = schema.getType(typeName);
  const names = isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [typeName];
  const nodes = new Map<string, Records<unknown>>(Object.entries(store.nodes));
  for (const name of names) for (const id of nodes.get(name)?.keys() ?? []) return id;
  return store.viewer.id;
}

/** Values of required variables that are no ids. */
const samples: Readonly<Record<string, unknown>> = { Boolean: true, Int: 10, String: 'design' };

/** A value for each required variable: the id of an existing record, an empty filter or a sample. */
function sampleVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  store: Store,
): Record<string, unknown> {
  const idVariables = new Set<string>();
  const values: Record<string, unknown> = {};
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition({ type, variable, defaultValue }) {
        if (type.kind !== Kind.NON_NULL_TYPE || defaultValue) return false;
        const name = variable.name.value;
        const typeName = type.type.kind === Kind.NAMED_TYPE ? type.type.name.value : '';
        if (isInputObjectType(schema.getType(typeName))) values[name] = {};
        else if (Object.hasOwn(samples, typeName)) values[name] = samples[typeName];
        else idVariables.add(name);
        return false;
      },
      Variable({ name: { value: name } }) {
        const fieldType = info.getFieldDef()?.type;
        if (idVariables.has(name) && fieldType)
          values[name] ??= sampleId(schema, getNamedType(fieldType).name, store);
      },
    }),
  );
  return values;
}

/** The client's valid queries, for the explorer's tabs and collections. Mutations are left out. */
export function readyOperations(
  persisted: PersistedOperations,
  schema: GraphQLSchema,
  store: Store,
): Operation[] {
  return Object.values(persisted).flatMap((text) => {
    const document = withoutTypenames(parse(text));
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (
      !operation?.name ||
      operation.operation !== OperationTypeNode.QUERY ||
      validate(schema, document).length > 0
    )
      return [];
    // The operation comes first for the reader; its fragments follow.
    const definitions = [operation, ...document.definitions.filter((node) => node !== operation)];
    return {
      name: operation.name.value,
      query: print({ ...document, definitions }),
      variables: sampleVariables(schema, document, store),
    };
  });
}
