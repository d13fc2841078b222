import { gql, type ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchMissingPage } from './fetchMissingPage.ts';

const query = gql`
  query Jobs($page: Int) {
    jobs(first: 10, page: $page) {
      totalCount
    }
  }
`;
const missing = { fieldName: 'jobs', args: { first: 10 }, page: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client whose screen shows the list, and whose requests fail until `isOnline`. */
function createClient() {
  const network = { isOnline: false };
  const request = vi.fn<(options: object) => Promise<object>>(async () => {
    if (!network.isOnline) throw new TypeError('Failed to fetch');
    return {};
  });
  const client = { getObservableQueries: () => new Set([{ query, variables: {} }]), query: request };
  return { network, request, client: client as unknown as ApolloClient };
}

test('a missing page is requested until it arrives, however long the network is away', async () => {
  const { network, request, client } = createClient();
  const done = fetchMissingPage(client, missing);
  await vi.advanceTimersByTimeAsync(120_000);
  const attempts = request.mock.calls.length;
  expect(attempts).toBeGreaterThan(6);
  network.isOnline = true;
  await vi.advanceTimersByTimeAsync(16_000);
  await done;
  expect(request).toHaveBeenCalledTimes(attempts + 1);
  expect(request).toHaveBeenLastCalledWith({ query, variables: { page: 2 } });
});

test('a missing page is requested at once when the browser is online again', async () => {
  const { network, request, client } = createClient();
  const done = fetchMissingPage(client, missing);
  await vi.advanceTimersByTimeAsync(40_000);
  const attempts = request.mock.calls.length;
  network.isOnline = true;
  dispatchEvent(new Event('online'));
  await done;
  expect(request).toHaveBeenCalledTimes(attempts + 1);
});
