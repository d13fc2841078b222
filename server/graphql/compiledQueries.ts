import {
  getOperationAST,
  OperationTypeNode,
  parse,
  print,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../data/context.ts';
import { everything, type Reading } from '../shared/reading.ts';
import { costOfRequest, limits, limitShape } from './limits.ts';
import type { PersistedOperations } from './persistedOperations.ts';

type Variables = Readonly<Record<string, unknown>>;
type Data = NonNullable<ExecutionResult['data']>;
/** Resolves to the data, or to null if graphql-js must execute the query. Adds what it reads to `reading`. */
type Execute = (context: Context, variables: Variables, reading?: Reading) => Promise<Data | null>;

/**
 * Compiles a valid query to one function, which takes a fraction of graphql-js's time; null for other operations and what
 * graphql-jit cannot compile. After errors, graphql-js executes the query again: resolvers must not have side effects.
 */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Execute | null {
  if (operation.operation !== OperationTypeNode.QUERY) return null;
  const compiled = compileQuery(schema, document, operation.name?.value);
  if (!isCompiledQuery(compiled)) return null;
  return async (context, variables, reading) => {
    const query = () => compiled.query(undefined, context, variables);
    if (!context.store.isOpen) reading?.add(everything);
    const { data, errors } = await (reading ? reading.collect(query) : query());
    return errors ? null : (data ?? null);
  };
}

/** Whether a text may have `@skip` or `@include`, the only directives of an operation. A string in it may have '@', too. */
const mayHaveConditions = (text: string) => text.includes('@');

/** Whether no Boolean variable can be null, which graphql-jit would treat as false in a condition. */
const conditionsHaveValues = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.every(({ type }) => print(type) !== 'Boolean');

interface CompiledQuery {
  operation: OperationDefinitionNode;
  document: DocumentNode;
  execute: Execute;
}

/** Compiles a text with one valid query; null for others and for '__proto__', which graphql-jit sets as a prototype. */
function compileText(schema: GraphQLSchema, text: string): CompiledQuery | null {
  if (text.includes('__proto__')) return null;
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: limits.tokens });
  } catch {
    return null;
  }
  const operation = getOperationAST(document);
  if (!operation || (mayHaveConditions(text) && !conditionsHaveValues(operation))) return null;
  if (validate(schema, document, [...specifiedRules, limitShape], { maxErrors: 1 }).length > 0) return null;
  const execute = compile(schema, document, operation);
  return execute && { document, operation, execute };
}

/** Characters of all unknown texts to keep. Their compiled queries take about 150 bytes for each of them. */
const maxUnknownText = 100_000;

export interface QueryRequest {
  /** The operation's text. */
  query?: unknown;
  /** In place of a text, the hash of a query of the client. */
  hash?: unknown;
  /** The name of the operation; null means the only one. */
  operationName?: unknown;
  variables: Variables;
}

/**
 * Executes compiled queries. The client's are compiled at their first use or by `compile`, others at their second use, if
 * they have no `@skip` or `@include`: graphql-jit merges fields with different conditions wrongly and treats null as false.
 */
export function createCompiledQueries(schema: GraphQLSchema, persisted: PersistedOperations) {
  const ofClient = new Map<string, CompiledQuery | null>();
  const clientTexts = new Set(Object.values(persisted));
  const others = new LRUCache<string, { query: CompiledQuery | null }>({
    maxSize: maxUnknownText,
    sizeCalculation: (_entry, text) => text.length,
  });
  /** The entry of a text that was requested once: its second request compiles it. */
  const seen = { query: null };

  function readOfClient(text: string): CompiledQuery | null {
    let query = ofClient.get(text);
    if (query === undefined) {
      query = compileText(schema, text);
      ofClient.set(text, query);
    }
    return query;
  }

  function readOther(text: string): CompiledQuery | null {
    // The LRU cache throws on an entry of size 0.
    if (text === '' || mayHaveConditions(text)) return null;
    let entry = others.get(text);
    if (entry === seen) entry = { query: compileText(schema, text) };
    others.set(text, entry ?? seen);
    return entry?.query ?? null;
  }

  function read({ query, hash }: QueryRequest): CompiledQuery | null {
    const text = typeof hash === 'string' && Object.hasOwn(persisted, hash) ? persisted[hash] : query;
    if (typeof text !== 'string') return null;
    return clientTexts.has(text) ? readOfClient(text) : readOther(text);
  }

  return {
    /**
     * Resolves to null if Apollo Server must answer: not compiled, invalid or expensive variables, or a failed field. Adds
     * what the query reads to `reading`.
     */
    async execute(request: QueryRequest, context: Context, reading?: Reading): Promise<Data | null> {
      const query = read(request);
      if (!query) return null;
      const { operationName = null, variables } = request;
      if (operationName !== null && operationName !== query.operation.name?.value) return null;
      const cost = costOfRequest({ ...query, schema, variables });
      return cost <= limits.cost ? query.execute(context, variables, reading) : null;
    },
    /** Compiles a query of the client before its first use. Takes 1 to 40 ms. */
    compile: (hash: string): void => void read({ hash, variables: {} }),
  };
}

export type CompiledQueries = ReturnType<typeof createCompiledQueries>;
