import { expect } from 'vitest';
import { mutation } from '../live/testing/inputs.ts';
import { openLiveInMemory } from './openLiveInMemory.ts';

/** The payload of an action that was done, without a selection. */
export const done = { userErrors: [] };

/** The payload of a refused action. */
export const refused = (code: string, field?: string) => ({
  userErrors: [expect.objectContaining({ code, ...(field !== undefined && { field: [field] }) })],
});

/** Opens live mode for several people, each with the id of the person as the account. */
export function openAccounts() {
  const { ask, store, live } = openLiveInMemory();
  /** The data of a query, as an account reads them. */
  async function read(account: string, query: string): Promise<Record<string, unknown>> {
    const { data, errors } = await ask(query, {}, undefined, account);
    expect(errors).toBeUndefined();
    return data;
  }
  return {
    live,
    store,
    read,
    /** Runs an action of an account. Returns its payload. */
    act: async (account: string, name: string, input: Record<string, unknown>, selection?: string) =>
      (await read(account, mutation(name, input, selection)))[name],
    /** The text and the subject of an account's latest notification, if it is unread. */
    unreadOf: (account: string) => {
      const [latest] = store.of(account).notificationCatalogue.select({ order: 'latest' }).slice(0, 1);
      return latest?.read === false ? [latest.text, latest.subjectId] : undefined;
    },
  };
}
