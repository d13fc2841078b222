import { ApolloLink, type ApolloClient } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { maxSizeInTab } from '../../schema/rules/sample.ts';
import type { TabOperation } from '../../server/tab/openTab.ts';
import type { TabSettings } from '../../server/tab/worker.ts';
import { tabSettings } from '../session/mode.ts';
import { httpLink, type Send } from './httpLink.ts';
import { seenOf } from './seenLink.ts';
import { TabWorker } from './tabWorker.ts';

interface Tab {
  worker: TabWorker;
  /** The performed actions. If the worker fails, a new one repeats them; their ids create the same objects. */
  readonly performed: TabOperation[];
  /** Whether the client's operations go to the tab. */
  isUsed: boolean;
}
const tabs = new WeakMap<ApolloClient, Tab>();

const start = (settings: TabSettings) =>
  new TabWorker(
    new Worker(new URL('../../server/tab/worker.ts', import.meta.url), { type: 'module' }),
    settings,
  );

/** The worker of a tab; a new one after a failure. */
function workerOf(tab: Tab, settings: TabSettings): TabWorker {
  if (tab.worker.hasFailed) {
    tab.worker = start(settings);
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
  const tab = { worker: start(settings), performed: [], isUsed: false };
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
