import { approved, reviewedProducts } from '../creator/approval.ts';
import type { Refusal } from '../data/action.ts';
import { log } from '../shared/log.ts';
import { newIdOf } from './newId.ts';
import { StorageError } from './problems.ts';
import type { Replica } from './replica.ts';

/** Milliseconds between two looks for products whose review has ended. */
const everyMs = 10_000;

/** Approves products after their review, as an action of the owner. All servers try; the same action id lets one do it. */
export async function approveProducts(
  { store, act }: Pick<Replica, 'store' | 'act'>,
  now = Date.now(),
): Promise<void> {
  for (const { id, ownerId: account, submittedAt } of reviewedProducts(store, now)) {
    const actionId = `${id} ${submittedAt}`;
    const request = { account, action: 'approveProduct', actionId };
    const newId = newIdOf(account, actionId);
    // oxlint-disable-next-line no-await-in-loop -- the actions have an order
    await act<Refusal>(request, ({ at }) => {
      const changes = approved(id, { store: store.of(account), viewerId: account, at, newId });
      return 'code' in changes ? { refused: changes } : { changes };
    }).catch((error: unknown) => {
      // The next look tries again, and the other products do not wait for it. `reportFailure` has logged an outage.
      if (!(error instanceof StorageError))
        log('error', 'A product cannot be approved.', { product: id, error });
    });
  }
}

/** Approves products at intervals; `app.ts` calls it when the server is ready. Returns a function that ends it. */
export function startReviews(live: Pick<Replica, 'store' | 'act'>): () => void {
  const timer = setInterval(() => void approveProducts(live), everyMs).unref();
  return () => clearInterval(timer);
}
