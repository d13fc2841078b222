import {
  buildClientSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  type ExecutionResult,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import type { GraphiQLProps } from 'graphiql';
import { checkOperation, type OperationText } from '../../server/http/explorer/checkOperation.ts';
import type { ExplorerTab } from '../../server/http/explorer/prepared.ts';
import { TabWorker } from '../apollo/tabWorker.ts';
import type { Cost } from '../devtools/fetchCost.ts';
import { askServer, loadFile } from './requests.ts';

type Fetcher = GraphiQLProps['fetcher'];
/** Errors are JSON, although GraphiQL's types name the class. */
type Result = ExecutionResult<Record<string, unknown>>;

/** What the page states beside an answer. */
export interface AnswerFacts {
  milliseconds: number;
  /** Of the JSON, before compression. */
  bytes: number;
  /** Undefined for an operation that is refused before it is counted. */
  cost: Cost | undefined;
  isOfTab: boolean;
}

const facts = new Map<string, AnswerFacts>();
const maxFacts = 100;

/** The facts of an answer, by its text in the editor. */
export const factsOf = (answer: string | null | undefined) => facts.get(answer ?? '');

function remember(answer: Result, found: AnswerFacts): void {
  const key = JSON.stringify(answer, null, 2);
  facts.delete(key);
  facts.set(key, found);
  if (facts.size > maxFacts) facts.delete(facts.keys().next().value!);
}

/** The operation of this name. Just after the text has changed, GraphiQL still has the earlier name. */
function operationOf(query: string, name: string | undefined) {
  try {
    const document = parse(query);
    return getOperationAST(document, name) ?? getOperationAST(document);
  } catch {
    return null; // the server answers with the syntax error
  }
}

/** Sends operations to the server; where there is a `tab`, from the first mutation on to the contract in its worker. */
export function createFetcher(tab: ExplorerTab | undefined): Fetcher {
  let worker: TabWorker | undefined;
  let contract: GraphQLSchema | undefined;

  async function readSchema(query: string): Promise<Result> {
    if (!tab) return JSON.parse(await askServer({ query }, {})) as Result;
    const result = (await loadFile('schema.json')) as { data: IntrospectionQuery };
    contract = buildClientSchema(result.data);
    return result as unknown as Result;
  }

  async function askTab(tabWorker: TabWorker, operation: OperationText): Promise<Result> {
    if (!contract) await readSchema('');
    const checked = checkOperation(contract!, operation);
    if ('errors' in checked) return checked as unknown as Result;
    const { document, cost } = checked;
    const { variables, operationName } = operation;
    const result = (await tabWorker.execute({ document, variables, operationName })) as Result;
    return { ...result, extensions: { ...result.extensions, ...(cost && { cost }) } };
  }

  async function send({ query, variables, operationName }: Parameters<Fetcher>[0], headers: object) {
    const start = performance.now();
    if (worker?.hasFailed) worker = undefined;
    const operation = operationOf(query, operationName ?? undefined);
    const name = operation ? operation.name?.value : (operationName ?? undefined);
    if (tab && operation?.operation === OperationTypeNode.MUTATION)
      worker ??= new TabWorker(new Worker(tab.worker, { type: 'module' }), tab.settings);
    const values = (variables ?? {}) as Record<string, unknown>;
    const { extensions, ...answer } = worker
      ? await askTab(worker, { query, variables: values, operationName: name })
      : (JSON.parse(
          await askServer({ query, variables, operationName: name, extensions: { cost: true } }, headers),
        ) as Result);
    const { cost, ...others } = (extensions ?? {}) as { cost?: Cost };
    const result = Object.keys(others).length > 0 ? { ...answer, extensions: others } : answer;
    remember(result, {
      milliseconds: performance.now() - start,
      bytes: new TextEncoder().encode(JSON.stringify(result)).length,
      cost,
      isOfTab: worker !== undefined,
    });
    return result;
  }

  return async (parameters, options) => {
    const isForSchema = parameters.operationName === 'IntrospectionQuery';
    try {
      return isForSchema
        ? await readSchema(parameters.query)
        : await send(parameters, options?.headers ?? {});
    } catch (error) {
      // GraphiQL would show the stack of an error, too.
      const { message } = error as Error;
      const errors = [isForSchema ? `${message} The button 'Re-fetch GraphQL schema' loads it.` : message];
      return { errors: errors.map((text) => ({ message: text })) } as unknown as Result;
    }
  };
}
