import { ApolloLink, type ApolloClient } from '@apollo/client';
import { OperationTypeNode, type FormattedExecutionResult } from 'graphql';
import { maxSizeInTab } from '../../schema/rules/sample.ts';
import type { TabOperation } from '../../server/tab/openTab.ts';
import type { FromWorker, TabSettings, ToWorker } from '../../server/tab/worker.ts';
import { tabSettings } from '../session/mode.ts';
import { httpLink, type Send } from './httpLink.ts';
import { seenOf } from './seenLink.ts';

interface Waiting {
  resolve: (result: FormattedExecutionResult) => void;
  reject: (error: Error) => void;
}

/** The schema, resolvers and sample in a worker (`server/tab/worker.ts`). It executes operations until it fails. */
class TabWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  hasFailed = false;

  constructor(settings: TabSettings) {
    this.#worker = new Worker(new URL('../../server/tab/worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data: { id, result } }: MessageEvent<FromWorker>) => {
      this.#waiting.get(id)?.resolve(result);
      this.#waiting.delete(id);
    });
    this.#worker.addEventListener('error', () => this.fail());
    this.#post(settings);
  }

  #post(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    this.#worker.postMessage(message);
  }

  execute(operation: TabOperation): Promise<FormattedExecutionResult> {
    return new Promise((resolve, reject) => {
      const id = ++this.#count;
      this.#waiting.set(id, { resolve, reject });
      this.#post({ ...operation, id });
    });
  }

  /** Ends it: its code cannot be loaded, or it no longer answers. */
  fail(): void {
    this.hasFailed = true;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values())
      reject(new Error('The sample of this tab does not answer.'));
    this.#waiting.clear();
  }
}

interface Tab {
  worker: TabWorker;
  /** The performed actions. If the worker fails, a new one repeats them; their ids create the same objects. */
  readonly performed: TabOperation[];
  /** Whether the client's operations go to the tab. */
  isUsed: boolean;
}
const tabs = new WeakMap<ApolloClient, Tab>();

/** The worker of a tab; a new one after a failure. */
function workerOf(tab: Tab, settings: TabSettings): TabWorker {
  if (tab.worker.hasFailed) {
    tab.worker = new TabWorker(settings);
    for (const operation of tab.performed) void tab.worker.execute(operation).catch(() => {});
  }
  return tab.worker;
}

const sendTo =
  (tab: Tab, settings: TabSettings): Send =>
  async ({ query: document, variables, operationType, getContext }, signal) => {
    const { headers } = getContext() as { headers?: Record<string, string> };
    const operation = { document, variables, actionId: headers?.['x-action'] };
    const worker = workerOf(tab, settings);
    // A worker that has not answered within the timeout of `httpLink` is ended, and the next operation starts another.
    signal.addEventListener('abort', () => (signal.reason as Error).name === 'TimeoutError' && worker.fail());
    const result = await worker.execute(operation);
    // A performed action has a number (`seq`), a refused one has none.
    if (operationType === OperationTypeNode.MUTATION && result.extensions?.['seq'] !== undefined)
      tab.performed.push(operation);
    return Response.json(result);
  };

/** Starts the worker of this tab, unless it has started, the server performs actions, or the sample is too large. */
export function startTab(client: ApolloClient): Tab | undefined {
  const settings = tabSettings();
  const started = tabs.get(client);
  if (!settings || started || settings.size > maxSizeInTab) return started;
  const tab = { worker: new TabWorker(settings), performed: [], isUsed: false };
  tabs.set(client, tab);
  client.setLink(ApolloLink.split(() => tab.isUsed, httpLink(sendTo(tab, settings)), client.link));
  // The first call adds `seenLink` around the link above: a query that the server answers after the tab's first action is
  // sent again.
  seenOf(client);
  // Warms the worker up: it builds the lists and searches of the screen before an action needs them.
  for (const { query, variables } of client.getObservableQueries('active'))
    void tab.worker.execute({ document: query, variables }).catch(() => {});
  return tab;
}

/** An action that this page cannot perform. The message is a sentence for its notice. */
export class ImpossibleAction extends Error {
  override name = 'ImpossibleAction';
}

/** Sends the client's later operations to the worker of this tab, unless the server performs actions. */
export function sendToTab(client: ApolloClient): void {
  if ((tabSettings()?.size ?? 0) > maxSizeInTab)
    throw new ImpossibleAction('The sample of this site is too large for actions in a tab.');
  const tab = startTab(client);
  if (tab) tab.isUsed = true;
}
