import { describe, expect, test } from 'vitest';
import { createStore, type Store } from '../data/store.ts';
import { errorLog } from '../testing/errorLog.ts';
import { servePages } from '../testing/servePages.ts';

const log = errorLog();

describe('a page that fails to render', () => {
  /** Requests / while reading one kind of sample data throws. */
  async function requestWithout(kind: keyof Store) {
    const store = Object.defineProperty(createStore(), kind, {
      get: () => {
        throw new Error('secret');
      },
    });
    const served = await servePages(store);
    const reply = await served.ask('/');
    await served.close();
    return reply;
  }

  test('NF-02 a failed screen responds 500 with the error screen inside the shell, without the error message', async () => {
    const { status, text } = await requestWithout('news');
    expect(status).toBe(500);
    expect(text).toContain('Unexpected Application Error!');
    expect(text).toContain('<title>Error · Workgrove</title>');
    expect(text).toContain('aria-label="Toggle side bar"');
    expect(text).not.toContain('secret');
    expect(
      log()
        .mock.calls.flat()
        .some((part) => String(part).includes('secret')),
    ).toBe(true);
  });

  test('NF-02 a failed shell responds 500 with the error screen alone', async () => {
    const { status, text } = await requestWithout('channels');
    expect(status).toBe(500);
    expect(text).toContain('Unexpected Application Error!');
    expect(text).not.toContain('aria-label="Toggle side bar"');
    expect(text).not.toContain('secret');
  });

  test('NF-02 the error page has links and no scripts that could fail again', async () => {
    const { text } = await requestWithout('news');
    expect(text).not.toContain('type="module"');
    expect(text).not.toContain('id="cache"');
    expect(text).toMatch(/href="\/"[^>]*>Return to Home</);
  });
});
