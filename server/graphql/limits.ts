import type { ApolloServerPlugin } from '@apollo/server';
import { getNullableType, GraphQLError, isListType, type ASTVisitor, type ValidationRule } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { pageSize } from '../shared/connection.ts';
import { sizeOf, type Measure } from './operationSize.ts';

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
  /** How often an operation may ask about the schema itself. */
  schemaQuestions: 2,
  /** What an answer about the schema may weigh; the usual question of explorers takes less than half of it. */
  schemaWeight: 150_000,
  /** Fields that the answer could hold at the most, lists counted by their page size. */
  cost: 20_000,
  /** Errors told at once. */
  errors: 5,
} satisfies Record<Measure, number> & Record<string, number>;

/** What an operation does too much, in words. */
const sentences: Readonly<Record<Measure, (found: number, most: number) => string>> = {
  depth: (found, most) => `The operation is ${found} levels deep; at most ${most} are allowed.`,
  aliases: (found, most) => `The operation uses ${found} aliases; at most ${most} are allowed.`,
  rootFields: (found, most) => `The operation asks for ${found} root fields; at most ${most} are allowed.`,
  directives: (found, most) => `The operation uses ${found} directives; at most ${most} are allowed.`,
  schemaQuestions: (found, most) =>
    `The operation asks for __schema and __type ${found} times; at most ${most} times are allowed.`,
  schemaWeight: () => 'The operation asks too much about the schema at once. Ask in smaller parts.',
};

const measures: readonly Measure[] = [
  'depth',
  'aliases',
  'rootFields',
  'directives',
  'schemaQuestions',
  'schemaWeight',
];

/** Refuses operations that are deeper, wider or more repetitive than any screen needs. */
export const limitShape: ValidationRule = (context): ASTVisitor => {
  const measure = sizeOf((name) => context.getFragment(name));
  return {
    OperationDefinition(node) {
      const size = measure(node.selectionSet);
      for (const limit of measures) {
        const most = limits[limit];
        if (size[limit] > most)
          context.reportError(
            new GraphQLError(sentences[limit](size[limit], most), { extensions: { limit, max: most } }),
          );
      }
    },
  };
};

/** How many objects a short owned list is thought to hold. */
const plainList = 5;

/** A page costs what its nodes cost, as many times as `first` says; a list without pages counts as five. */
const costOfField: ComplexityEstimator = ({ args, childComplexity, field, type }) => {
  const { first } = args as { first?: number | null };
  const paged = field.args.some(({ name }) => name === 'first');
  // The connection has counted its nodes already.
  const counted = type.name.endsWith('Connection') && ['nodes', 'edges'].includes(field.name);
  const plain = !counted && isListType(getNullableType(field.type));
  const times = paged
    ? Math.min(Math.max(first ?? pageSize.standard, 1), pageSize.most)
    : plain
      ? plainList
      : 1;
  return 1 + childComplexity * times;
};

type CostQuestion = Omit<Parameters<typeof getComplexity>[0], 'estimators'>;

/** How many fields the answer to an operation could hold. */
export const costOf = (question: CostQuestion): number =>
  getComplexity({ ...question, estimators: [costOfField] });

/** Refuses operations whose answer could be too large; it knows the variables, which validation does not. */
export const limitCost: ApolloServerPlugin = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, document, operationName, schema }) => {
      let cost: number;
      try {
        cost = costOf({
          schema,
          query: document,
          variables: request.variables ?? {},
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
