import { LRUCache } from 'lru-cache';
import type { Store } from '../data/store.ts';

/** Number of accounts whose stores stay in memory, beside the sample's viewer. */
const maxAccounts = 500;

/** The map of stores for `openStore`: those used last. It calls `close` with the account of each store that it drops. */
export const recentStores = (close: (account: string) => void): LRUCache<string, Store> =>
  new LRUCache({ max: maxAccounts, dispose: (_store, account) => close(account) });
