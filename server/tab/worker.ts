import type { FormattedExecutionResult } from 'graphql';
import { sizesOf } from '../data/enlarge.ts';
import { createStore } from '../data/store.ts';
import { openTab, type ExecuteInTab, type TabOperation } from './openTab.ts';

export interface TabSettings {
  /** When the server started, in milliseconds since the epoch: the sample's moments and ids derive from it. */
  start: number;
  /** The minimum number of records of each noun; 0 for the sample alone. */
  size: number;
}

/** What the page sends (`web/apollo/tab.ts`): first the settings, then operations, each with a number. */
export type ToWorker = TabSettings | (TabOperation & { id: number });
/** The result of the operation with this number. */
export interface FromWorker {
  id: number;
  result: FormattedExecutionResult;
}

declare const self: Pick<Worker, 'addEventListener' | 'postMessage'>;

let execute: ExecuteInTab | undefined;
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('start' in data) execute = openTab(createStore(data.start, sizesOf(data.size)));
  else
    void execute!(data).then((result) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that started it
      self.postMessage({ id: data.id, result } satisfies FromWorker);
    });
});
