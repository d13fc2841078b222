import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type ASTVisitor, type ValidationRule } from 'graphql';
import { costOf, unknownCost } from './cost.ts';
import { sizeOf, type Measure } from './operationSize.ts';

/**
 * What one operation may ask for. The figures leave every operation of the client at least twice the room it
 * needs, and stop what is only meant to keep the server busy.
 */
export const limits = {
  /** Bytes of a request's body: the longest text with its variables. */
  body: 64 * 1024,
  /** Characters of an operation's text. */
  text: 50 * 1024,
  tokens: 2_000,
  /** Directives in the text, whether the operation uses them or not. */
  directivesInText: 100,
  /** Values, named ones and those of lists, in all variables together. */
  values: 250,
  depth: 16,
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

/** An operation that asks for more than is allowed; the status is told, as Apollo Server would call it a fault of ours. */
export const limitError = (limit: keyof typeof limits, message: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'QUERY_LIMIT_EXCEEDED', limit, max: limits[limit], http: { status: 400 } },
  });

/** Refuses operations whose answer could be too large; it knows the variables, which validation does not. */
export const limitCost: ApolloServerPlugin = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, document, operation, schema }) => {
      if (!operation) return;
      const { variables = {} } = request;
      let cost = unknownCost;
      try {
        cost = costOf({ schema, document, operation, variables, errors: limits.errors });
      } catch (error) {
        // What cannot be weighed is refused.
        console.error(error);
      }
      if (cost <= limits.cost) return;
      const found = Number.isFinite(cost) ? cost : 'more than can be counted';
      throw limitError(
        'cost',
        `The operation could cost ${found}; at most ${limits.cost} is allowed. Ask for fewer rows.`,
      );
    },
  }),
};
