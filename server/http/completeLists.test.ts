import { expect, test } from 'vitest';
import { createStore } from '../data/store.ts';
import { mockSearchResult, repeatRecords } from '../testing/longLists.ts';
import { servePages } from '../testing/servePages.ts';

test('the projects page covers all projects, even if one query cannot return them all', async () => {
  const store = createStore();
  mockSearchResult(store.projectCatalogue, repeatRecords([...store.projects.values()], 230));
  const { ask, close } = await servePages(store);
  const { text } = await ask('/projects?page=39');
  await close();
  expect(text.replace(/<[^>]*>/g, '')).toMatch(/230 projects, page 39 of 39/);
});
