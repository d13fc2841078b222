import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { pageSize } from './connection.ts';

/**
 * What one operation may ask for. The figures leave every operation of the client at least twice the room it
 * needs, and stop what is only meant to keep the server busy.
 */
export const limits = {
  /** Bytes of a request's body. */
  body: 100 * 1024,
  tokens: 2_000,
  depth: 15,
  aliases: 30,
  rootFields: 20,
  directives: 50,
  /** Fields that the answer could hold at the most, lists counted by their page size. */
  cost: 20_000,
  /** Errors told at once. */
  errors: 5,
};

type Measure = 'depth' | 'aliases' | 'rootFields' | 'directives';
type Size = Record<Measure, number>;
const measures: readonly Measure[] = ['depth', 'aliases', 'rootFields', 'directives'];

/** The size of a selection with its fragments spread; each fragment is measured once, cycles count as nothing. */
function measure(set: SelectionSetNode, context: ValidationContext, known: Map<string, Size>): Size {
  const size: Size = { depth: 0, aliases: 0, rootFields: 0, directives: 0 };
  for (const node of set.selections) {
    size.directives += node.directives?.length ?? 0;
    let inner: Size | undefined;
    if (node.kind === Kind.FIELD) {
      if (node.alias) size.aliases += 1;
      inner = node.selectionSet && measure(node.selectionSet, context, known);
      size.rootFields += 1;
      // The depth of a question about the schema itself is held by a rule of graphql-js.
      if (!node.name.value.startsWith('__')) size.depth = Math.max(size.depth, 1 + (inner?.depth ?? 0));
    } else {
      inner =
        node.kind === Kind.INLINE_FRAGMENT
          ? measure(node.selectionSet, context, known)
          : fragment(node.name.value);
      size.rootFields += inner.rootFields;
      size.depth = Math.max(size.depth, inner.depth);
    }
    size.aliases += inner?.aliases ?? 0;
    size.directives += inner?.directives ?? 0;
  }
  return size;

  function fragment(name: string): Size {
    const found = known.get(name);
    if (found) return found;
    known.set(name, { depth: 0, aliases: 0, rootFields: 0, directives: 0 });
    const definition = context.getFragment(name);
    const result = definition ? measure(definition.selectionSet, context, known) : known.get(name)!;
    known.set(name, result);
    return result;
  }
}

/** Refuses operations that are deeper, wider or more repetitive than any screen needs. */
export const limitShape: ValidationRule = (context): ASTVisitor => {
  const known = new Map<string, Size>();
  return {
    OperationDefinition(node) {
      const size = measure(node.selectionSet, context, known);
      for (const limit of measures)
        if (size[limit] > limits[limit])
          context.reportError(
            new GraphQLError(
              `The operation has ${limit} ${size[limit]}; at most ${limits[limit]} is allowed.`,
              {
                extensions: { limit, max: limits[limit] },
              },
            ),
          );
    },
  };
};

/** A page costs what its nodes cost, as many times as `first` says. */
const costOfField: ComplexityEstimator = ({ args, childComplexity, field }) => {
  const paged = field.args.some(({ name }) => name === 'first');
  const { first } = args as { first?: number | null };
  const times = paged ? Math.min(Math.max(first ?? pageSize.standard, 1), pageSize.most) : 1;
  return 1 + childComplexity * times;
};

/** Refuses operations whose answer could be too large; it knows the variables, which validation does not. */
export const limitCost: ApolloServerPlugin = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, document, operationName, schema }) => {
      let cost: number;
      try {
        cost = getComplexity({
          schema,
          query: document,
          variables: request.variables ?? {},
          estimators: [costOfField],
          ...(operationName ? { operationName } : {}),
        });
      } catch {
        // Variables of the wrong type: execution refuses them with its own words.
        return;
      }
      if (cost <= limits.cost) return;
      throw new GraphQLError(
        `The operation could cost ${cost}; at most ${limits.cost} is allowed. Ask for fewer rows.`,
        {
          extensions: {
            code: 'QUERY_LIMIT_EXCEEDED',
            limit: 'cost',
            max: limits.cost,
            http: { status: 400 },
          },
        },
      );
    },
  }),
};
