import { getOperationAST, OperationTypeNode, parse, type ExecutionResult } from 'graphql';
import type { GraphiQLProps } from 'graphiql';
import type { ExplorerTab } from '../../server/http/explorer/prepared.ts';
import { TabWorker } from '../apollo/tabWorker.ts';
import type { Cost } from '../devtools/fetchCost.ts';

type Fetcher = GraphiQLProps['fetcher'];
/** Errors are JSON, although GraphiQL's types name the class. */
type Result = ExecutionResult<Record<string, unknown>>;

/** What the page states beside an answer. */
export interface AnswerFacts {
  milliseconds: number;
  /** Of the JSON, before compression. */
  bytes: number;
  /** Undefined for an answer of the tab, which limits no operation. */
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

async function askServer(body: object, headers: object): Promise<string> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (text.startsWith('{')) return text;
  throw new Error(`The server answered with status ${response.status}: ${text}`);
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
  return async ({ query, variables, operationName }, options) => {
    if (operationName === 'IntrospectionQuery') {
      if (!tab) return JSON.parse(await askServer({ query }, {})) as Result;
      return (await fetch('/graphql/explorer/schema.json')).json() as Promise<Result>;
    }
    const start = performance.now();
    if (worker?.hasFailed) worker = undefined;
    const operation = operationOf(query, operationName ?? undefined);
    const name = operation ? operation.name?.value : operationName;
    if (tab && operation?.operation === OperationTypeNode.MUTATION)
      worker ??= new TabWorker(new Worker(tab.worker, { type: 'module' }), tab.settings);
    const values = (variables ?? {}) as Record<string, unknown>;
    const text = worker
      ? JSON.stringify(
          await worker.execute({ document: query, variables: values, operationName: name ?? undefined }),
        )
      : await askServer(
          { query, variables, operationName: name, extensions: { cost: true } },
          options?.headers ?? {},
        );
    const { extensions, ...answer } = JSON.parse(text) as Result & {
      extensions?: { cost?: Cost };
    };
    const { cost, ...others } = extensions ?? {};
    const result = Object.keys(others).length > 0 ? { ...answer, extensions: others } : answer;
    remember(result, {
      milliseconds: performance.now() - start,
      bytes: new TextEncoder().encode(JSON.stringify(result)).length,
      cost,
      isOfTab: worker !== undefined,
    });
    return result;
  };
}
