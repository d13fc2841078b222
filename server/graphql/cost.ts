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

interface Question {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  /** Errors of variables that are told at once. */
  errors: number;
}

/** How many objects a short owned list is thought to hold. */
const plainList = 5;

/** How many selections are looked at before an operation counts as too large to be weighed. */
const mostLooks = 20_000;

const metaFields = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]),
);

/** Nothing runs: execution refuses the variables in its own words. */
const nothingRuns = 0;

/** Beyond what can be weighed. */
export const unknownCost = Number.POSITIVE_INFINITY;

/**
 * How many fields the answer to an operation could hold: those that graphql-js visits, with equal ones merged and
 * each fragment spread once in a selection, as many times as lists are long. A page holds as many as `first` says, a
 * list without pages five; where an object can be of several types the heaviest counts. Libraries count a fragment
 * as often as it is written and give up beyond a number of selections, and that lets operations through.
 */
export function costOf({ schema, document, operation, variables, errors }: Question): number {
  const root = schema.getRootType(operation.operation);
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: errors,
  });
  if (!root || !coerced) return nothingRuns;
  const values = coerced;
  const fragments = new Map(
    document.definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
  let looks = 0;

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

  /** The fields of a selection by the name that they have in the answer. */
  function collect(
    type: GraphQLObjectType,
    set: SelectionSetNode,
    found: Map<string, FieldNode[]>,
    spread: Set<string>,
  ): void {
    for (const node of set.selections) {
      looks += 1;
      if (looks > mostLooks) throw new TooLarge();
      if (node.kind === Kind.FRAGMENT_SPREAD && spread.has(node.name.value)) continue;
      if (!isIncluded(node)) continue;
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        const same = found.get(name);
        if (same) same.push(node);
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
      // A condition without a value: in place of such an object stands an error.
      if (error instanceof GraphQLError) return nothingRuns;
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
      // A wrong argument: the field answers with an error and has nothing below it.
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

/** How many objects a field holds at the most. */
function lengthOf(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  { first }: Readonly<{ first?: unknown }>,
): number {
  if (field.args.some(({ name }) => name === 'first'))
    return Math.min(Math.max(typeof first === 'number' ? first : pageSize.standard, 1), pageSize.most);
  // The connection has counted its nodes already.
  const counted = type.name.endsWith('Connection') && ['nodes', 'edges'].includes(field.name);
  return isListType(getNullableType(field.type)) && !counted ? plainList : 1;
}
