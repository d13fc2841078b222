import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type ASTVisitor, type OperationDefinitionNode, type ValidationRule } from 'graphql';
import { log } from '../shared/log.ts';
import { costOf, unknownCost, type Operation } from './cost.ts';
import { sizeOf, type Measure } from './operationSize.ts';

/** Limits against operations that only keep the server busy. Each operation of the client needs at most half of each. */
export const limits = {
  /** Bytes of a request body: operation and variables. */
  body: 64 * 1024,
  /** Characters of the operation. */
  text: 50 * 1024,
  tokens: 2_000,
  /** Directives in the text, in any operation or fragment. */
  directivesInText: 100,
  /** Values in all variables together, counting input fields and list items. */
  values: 250,
  depth: 16,
  aliases: 30,
  rootFields: 20,
  directives: 50, // with each fragment spread where it is used
  /** Estimated fields of an introspection response; the standard introspection query needs less than half. */
  schemaWeight: 150_000,
  /** Maximum number of fields in the response, with lists counted by their page size. */
  cost: 20_000,
  errors: 5,
} satisfies Record<Measure, number> & Record<string, number>;

const messages: Readonly<Record<Measure, (found: number, max: number) => string>> = {
  depth: (found, max) => `The operation is ${found} levels deep; at most ${max} are allowed.`,
  aliases: (found, max) => `The operation uses ${found} aliases; at most ${max} are allowed.`,
  rootFields: (found, max) => `The operation asks for ${found} root fields; at most ${max} are allowed.`,
  directives: (found, max) => `The operation uses ${found} directives; at most ${max} are allowed.`,
  schemaWeight: () => 'The operation asks too much about the schema at once. Ask in smaller parts.',
};

const measures = Object.keys(messages) as Measure[];

/** Refuses operations that are deeper, wider or more repetitive than a screen needs. */
export const limitShape: ValidationRule = (context): ASTVisitor => {
  const measure = sizeOf((name) => context.getFragment(name));
  return {
    OperationDefinition(node) {
      const size = measure(node.selectionSet);
      for (const limit of measures) {
        const max = limits[limit];
        if (size[limit] > max)
          context.reportError(
            new GraphQLError(messages[limit](size[limit], max), { extensions: { limit, max } }),
          );
      }
    },
  };
};

/** Sets the status, because Apollo Server would respond with 500. */
export const limitError = (limit: keyof typeof limits, message: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'QUERY_LIMIT_EXCEEDED', limit, max: limits[limit], http: { status: 400 } },
  });

/** Costs by the text of the variables. An operation is sent with the same variables again and again. */
const costs = new WeakMap<OperationDefinitionNode, Map<string, number>>();
/** Maximum number of cached costs for an operation, and maximum length of the text of their variables. */
const cachedCosts = { count: 100, length: 1_000 };

/** The cost of an operation with variables, see `costOf`. An operation whose cost cannot be computed is refused. */
export function costOfRequest(request: Omit<Operation, 'errors'>): number {
  const { operation, variables } = request;
  const key = JSON.stringify(variables);
  let cached = costs.get(operation);
  let cost = cached?.get(key);
  if (cost !== undefined) return cost;
  try {
    cost = costOf({ ...request, errors: limits.errors });
  } catch (error) {
    log('error', 'The cost of an operation cannot be computed.', { error });
    cost = unknownCost;
  }
  if (!cached || cached.size >= cachedCosts.count) costs.set(operation, (cached = new Map()));
  if (key.length <= cachedCosts.length) cached.set(key, cost);
  return cost;
}

/** The cost that a client gets; `fields` is null for an operation that is too large to count. */
export function costReport(request: Omit<Operation, 'errors'>) {
  const cost = costOfRequest(request);
  return { fields: Number.isFinite(cost) ? cost : null, limit: limits.cost };
}

/** Adds `extensions.cost` to the response of a request with `extensions: { cost: true }`, also when it is refused. */
export const reportCost: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, document, operation, schema, response }) => {
      if (request.extensions?.['cost'] !== true || !document || !operation) return;
      if (response.body.kind !== 'single') return;
      const cost = costReport({ schema, document, operation, variables: request.variables ?? {} });
      const { extensions } = response.body.singleResult;
      response.body.singleResult.extensions = { ...extensions, cost };
    },
  }),
};

/** Refuses operations whose response could be too large. It is a plugin, because validation has no variables. */
export const limitCost: ApolloServerPlugin = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, document, operation, schema }) => {
      if (!operation) return;
      const cost = costOfRequest({ schema, document, operation, variables: request.variables ?? {} });
      if (cost <= limits.cost) return;
      const found = Number.isFinite(cost) ? cost : 'more than can be counted';
      throw limitError(
        'cost',
        `The operation could cost ${found}; at most ${limits.cost} is allowed. Ask for fewer rows.`,
      );
    },
  }),
};
