import express from 'express';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { createApolloServer } from '../apollo.ts';
import { devAssets } from '../app.ts';
import { pages } from './pages.ts';
import { createStore, type Store } from '../store.ts';
import { serve } from '../testing/serve.ts';

const origin = 'https://workgrove.example';
const assets = devAssets((_url, html) => html);
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a page that cannot be made', () => {
  /** Asks for / where the sample data of one kind cannot be read. */
  async function askWithout(kind: keyof Store) {
    const store = Object.defineProperty(createStore(), kind, {
      get: () => {
        throw new Error('secret');
      },
    });
    const served = await serve(express().use(pages({ apollo: createApolloServer(), store, assets, origin })));
    const reply = await served.ask('/');
    await served.close();
    return reply;
  }

  test('NF-02 a failed screen answers 500 with the error screen, keeps the shell, and tells no secret', async () => {
    const { status, text } = await askWithout('news');
    expect(status).toBe(500);
    expect(text).toContain('Unexpected Application Error!');
    expect(text).toContain('<title>Error · Workgrove</title>');
    expect(text).toContain('aria-label="Toggle side bar"');
    expect(text).not.toContain('secret');
    expect(log.mock.calls.flat().some((part) => String(part).includes('secret'))).toBe(true);
  });

  test('NF-02 a failed shell answers 500 with the error screen alone', async () => {
    const { status, text } = await askWithout('channels');
    expect(status).toBe(500);
    expect(text).toContain('Unexpected Application Error!');
    expect(text).not.toContain('aria-label="Toggle side bar"');
    expect(text).not.toContain('secret');
  });

  test('NF-02 its links work without scripts, and it carries none that could fail again', async () => {
    const { text } = await askWithout('news');
    expect(text).not.toContain('type="module"');
    expect(text).not.toContain('id="cache"');
    expect(text).toMatch(/href="\/"[^>]*>Return to Home</);
  });
});
