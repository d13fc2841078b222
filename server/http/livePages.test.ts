import { expect, test } from 'vitest';
import { createStore } from '../data/store.ts';
import type { Live } from '../live/live.ts';
import { servePages } from '../testing/servePages.ts';

const store = createStore();
const read = async (path: string, live?: Pick<Live, 'seq' | 'look'>) => {
  const served = await servePages(store, { live });
  const { text } = await served.ask(path);
  await served.close();
  return text;
};

test('a live page says so to the client, and its texts are those of live mode', async () => {
  const page = await read('/terms', {
    seq: 7,
    look: async () => {},
  });
  expect(page).toMatch(/^<!doctype html><html lang="en" data-live data-live-seq="7"><head>/);
  expect(page).toContain('The server stores what you do.');
  expect(page).not.toContain('Logging in and signing up are simulated.');
});

test('a simulated page has no attribute, and the texts of simulated actions', async () => {
  const page = await read('/terms');
  expect(page).toMatch(/^<!doctype html><html lang="en"><head>/);
  expect(page).toContain('stays in this tab and is gone when you reload the page.');
});
