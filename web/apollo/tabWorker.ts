import type { FormattedExecutionResult } from 'graphql';
import type { TabOperation } from '../../server/tab/openTab.ts';
import type { FromWorker, TabSettings, ToWorker } from '../../server/tab/worker.ts';

interface Waiting {
  resolve: (result: FormattedExecutionResult) => void;
  reject: (error: Error) => void;
}

/** The schema, resolvers and sample in a worker (`server/tab/worker.ts`). It executes operations until it fails. */
export class TabWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  hasFailed = false;

  constructor(worker: Worker, settings: TabSettings) {
    this.#worker = worker;
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
