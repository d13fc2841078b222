import type { ApolloServerPlugin, HTTPGraphQLRequest } from '@apollo/server';
import {
  getOperationAST,
  isNonNullType,
  OperationTypeNode,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { costOfRequest, limits, limitShape } from './limits.ts';
import type { PersistedOperations } from './persistedOperations.ts';

type Variables = Readonly<Record<string, unknown>>;
type Data = NonNullable<ExecutionResult['data']>;
/** Resolves to the data, or to null if graphql-js must execute the query. */
type Execute = (context: Context, variables: Variables) => Promise<Data | null>;

/**
 * Compiles a valid query to one function, which takes a fraction of graphql-js's time. Returns null for other
 * operations and for what graphql-jit cannot compile. A result with errors is discarded: graphql-js executes the query
 * again and reports them. So resolvers must not have side effects.
 */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Execute | null {
  if (operation.operation !== OperationTypeNode.QUERY) return null;
  const compiled = compileQuery(schema, document, operation.name?.value);
  if (!isCompiledQuery(compiled)) return null;
  return async (context, variables) => {
    const { data, errors } = await compiled.query(undefined, context, variables);
    return errors ? null : (data ?? null);
  };
}

/** Whether the document has directives. `@skip` and `@include` are the only ones that an operation can have. */
function hasConditions(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive() {
      found = true;
    },
  });
  return found;
}

/** Whether each Boolean variable must have a value. */
const conditionsHaveValues = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.every(({ type }) => {
    const known = typeFromAST(schema, type);
    return isNonNullType(known) || String(known) !== 'Boolean';
  });

interface CompiledQuery {
  operation: OperationDefinitionNode;
  document: DocumentNode;
  execute: Execute;
}

function compilePersisted(schema: GraphQLSchema, text: string): CompiledQuery | null {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation || !conditionsHaveValues(schema, operation)) return null;
  if (validate(schema, document, [...specifiedRules, limitShape]).length > 0) return null;
  const execute = compile(schema, document, operation);
  return execute && { document, operation, execute };
}

interface PersistedRequest {
  /** The hash of the operation's text; anything else is unknown. */
  hash: unknown;
  /** The name of the operation; null means the only one. */
  operationName: unknown;
  variables: Variables;
}

/** The client's queries: each is parsed, validated and compiled once, at its first use or by `compile`. */
export function createPersistedQueries(schema: GraphQLSchema, persisted: PersistedOperations) {
  const compiled = new Map<string, CompiledQuery | null>();
  function read(hash: unknown): CompiledQuery | null {
    if (typeof hash !== 'string') return null;
    let query = compiled.get(hash);
    if (query === undefined) {
      if (!Object.hasOwn(persisted, hash)) return null;
      query = compilePersisted(schema, persisted[hash]!);
      compiled.set(hash, query);
    }
    return query;
  }
  return {
    /**
     * Executes a query of the client. Resolves to null for an unknown hash or name, for variables that are invalid or
     * too expensive, and if a field has an error. Apollo Server then answers with the error.
     */
    async execute(
      { hash, operationName, variables }: PersistedRequest,
      context: Context,
    ): Promise<Data | null> {
      const query = read(hash);
      if (!query) return null;
      if (operationName !== null && operationName !== query.operation.name?.value) return null;
      const cost = costOfRequest({ ...query, schema, variables });
      return cost > 0 && cost <= limits.cost ? query.execute(context, variables) : null;
    },
    /** Compiles a query before its first use. Takes 1 to 40 ms. */
    compile: (hash: string): void => void read(hash),
  };
}

export type PersistedQueries = ReturnType<typeof createPersistedQueries>;

/**
 * Executes other queries by compiled functions from their second use on. Queries with `@skip` or `@include` are
 * left to graphql-js: graphql-jit merges fields with different conditions wrongly and treats null as false.
 */
export function compileRepeatedQueries(): ApolloServerPlugin<Context> {
  const seen = new WeakSet<OperationDefinitionNode>();
  const compiled = new WeakMap<OperationDefinitionNode, Execute | null>();

  function read(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    let execute = compiled.get(operation);
    if (execute === undefined) {
      if (!seen.has(operation)) {
        seen.add(operation);
        return null;
      }
      execute = hasConditions(document) ? null : compile(schema, document, operation);
      compiled.set(operation, execute);
    }
    return execute;
  }

  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ schema, document, operation, request, contextValue, response }) => {
        const data = await read(schema, document, operation)?.(contextValue, request.variables ?? {});
        if (!data) return null;
        if (request.http) completeRequests.add(request.http);
        return { http: response.http, body: { kind: 'single', singleResult: { data } } };
      },
    }),
  };
}

/** The HTTP requests whose answer is complete: a compiled query, without errors. */
export const completeRequests = new WeakSet<HTTPGraphQLRequest>();
