import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { guestId } from '../data/guest.ts';
import { createStore } from '../data/store.ts';
import type { Live } from '../live/live.ts';
import { addSession, createReadReader, isSignedIn } from './reader.ts';

test('a session whose account has no person yet reads as a guest, and no cache stores its cookie', async () => {
  let looks = 0;
  const live = {
    accounts: { sessionOf: async () => ({ account: 'person-none', cookies: ['session=renewed'] }) },
    look: async () => void (looks += 1),
  };
  const readReader = createReadReader(createStore(), live as unknown as Live);
  const reader = await readReader({ headers: {}, socket: {} as never });
  expect([reader.store.viewer.id, isSignedIn(reader), looks]).toEqual([guestId, false, 1]);
  const headers: Record<string, unknown> = {};
  const res = { setHeader: (name: string, value: unknown) => void (headers[name] = value) };
  addSession(res as unknown as ServerResponse, reader);
  expect(headers).toEqual({ 'set-cookie': ['session=renewed'], 'cache-control': 'no-store' });
});
