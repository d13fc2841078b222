import type { Pauses } from '../data/context.ts';
import type { Store } from '../data/store.ts';
import type { Turn } from './turns.ts';

export interface OperationPauses extends Pauses {
  /** The error of a turn that was refused. */
  readonly refusal: unknown;
}

/** The pauses of an operation, which give its turn to others. */
export function createPauses(store: Store, turn: Turn): OperationPauses {
  const { version } = store;
  let isUsed = false;
  let refusal: unknown;
  return {
    get isDue() {
      return turn.isDue;
    },
    async pause() {
      isUsed = true;
      await turn.pause().catch((error: unknown) => {
        refusal = error;
        throw error;
      });
    },
    get canFail() {
      return isUsed && (refusal !== undefined || store.version !== version);
    },
    hasFailed: false,
    get refusal() {
      return refusal;
    },
  };
}
