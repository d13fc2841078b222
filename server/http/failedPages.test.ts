import { describe, expect, test } from 'vitest';
import { createStore, type Store } from '../store.ts';
import { errorLog } from '../testing/errorLog.ts';
import { servePages } from '../testing/servePages.ts';

const log = errorLog();

describe('a page that cannot be made', () => {
  /** Asks for / where the sample data of one kind cannot be read. */
  async function askWithout(kind: keyof Store) {
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

  test('NF-02 a failed screen answers 500 with the error screen, keeps the shell, and tells no secret', async () => {
    const { status, text } = await askWithout('news');
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
