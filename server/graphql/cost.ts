import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { pageSize } from '../shared/connection.ts';

export interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  /** Maximum number of variable errors to report. */
  errors: number;
}

/** Assumed length of a list without pages. */
const unpagedLength = 5;

/** Maximum number of selections to visit; an operation beyond it has an unknown cost. */
const maxVisits = 20_000;

const metaFields = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]),
);

/** The cost of an operation or object that fails before a resolver is called. */
const noExecution = 0;

/** The cost of an operation that is too large to compute. */
export const unknownCost = Number.POSITIVE_INFINITY;

/**
 * The maximum number of fields in the response to an operation, as graphql-js visits them: equal fields are merged, and each
 * fragment is spread once per selection. A list multiplies its fields by its length: a page has `first` items, other lists
 * five. Of an abstract type the most expensive object type counts. Own code, because libraries that stop after a number
 * of selections accept expensive operations.
 */
export function costOf({ schema, document, operation, variables, errors }: Operation): number {
  const root = schema.getRootType(operation.operation);
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: errors,
  });
  if (!root || !coerced) return noExecution;
  const values = coerced; // its type lacks undefined also in the functions below
  const fragments = new Map(
    document.definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
  let visits = 0;

  function isIncluded(node: SelectionNode): boolean {
    if (!node.directives?.length) return true;
    if (getDirectiveValues(GraphQLSkipDirective, node, values)?.['if'] === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, node, values)?.['if'] !== false;
  }

  function applies(
    { typeCondition }: { typeCondition?: FragmentDefinitionNode['typeCondition'] | undefined },
    type: GraphQLObjectType,
  ): boolean {
    const condition = typeCondition && typeFromAST(schema, typeCondition);
    return (
      !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type))
    );
  }

  /** Collects the fields of a selection by response name. */
  function collect(
    type: GraphQLObjectType,
    set: SelectionSetNode,
    found: Map<string, FieldNode[]>,
    spread: Set<string>,
  ): void {
    for (const node of set.selections) {
      visits += 1;
      if (visits > maxVisits) throw new TooLarge();
      if (node.kind === Kind.FRAGMENT_SPREAD && spread.has(node.name.value)) continue;
      if (!isIncluded(node)) continue;
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        const existing = found.get(name);
        if (existing) existing.push(node);
        else found.set(name, [node]);
        continue;
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) spread.add(node.name.value);
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      if (fragment && applies(fragment, type)) collect(type, fragment.selectionSet, found, spread);
    }
  }

  function costOfObject(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): number {
    const found = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    try {
      for (const set of sets) collect(type, set, found, spread);
    } catch (error) {
      // A `@skip` or `@include` condition has no value: the response has an error in place of the object.
      if (error instanceof GraphQLError) return noExecution;
      throw error;
    }
    let cost = 0;
    for (const nodes of found.values()) cost += costOfField(type, nodes);
    return cost;
  }

  function costOfComposite(type: GraphQLCompositeType, sets: readonly SelectionSetNode[]): number {
    if (isObjectType(type)) return costOfObject(type, sets);
    return Math.max(0, ...schema.getPossibleTypes(type).map((possible) => costOfObject(possible, sets)));
  }

  function costOfField(type: GraphQLObjectType, nodes: readonly FieldNode[]): number {
    const [node] = nodes;
    const field = node && (type.getFields()[node.name.value] ?? metaFields.get(node.name.value));
    if (!field) return 0;
    const named = getNamedType(field.type);
    if (!isCompositeType(named)) return 1;
    let times: number;
    try {
      times = lengthOf(type, field, getArgumentValues(field, node, values));
    } catch {
      // An invalid argument: the field has an error and no selection.
      return 1;
    }
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return 1 + times * costOfComposite(named, sets);
  }

  try {
    return costOfObject(root, [operation.selectionSet]);
  } catch (error) {
    if (error instanceof TooLarge) return unknownCost;
    throw error;
  }
}

class TooLarge extends Error {}

/** The maximum number of objects in a field. */
function lengthOf(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  { first, last, ids }: Readonly<Partial<Record<'first' | 'last' | 'ids', unknown>>>,
): number {
  if (Array.isArray(ids)) return ids.length;
  if (field.args.some(({ name }) => name === 'first')) {
    const size = [last, first].find((one) => typeof one === 'number') ?? pageSize.default;
    return Math.min(Math.max(size, 1), pageSize.max);
  }
  // The field that returns the connection has already multiplied by the page size.
  const isCounted = type.name.endsWith('Connection') && ['nodes', 'edges'].includes(field.name);
  return isListType(getNullableType(field.type)) && !isCounted ? unpagedLength : 1;
}
