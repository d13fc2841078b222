import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

const reload = vi.fn<() => void>();
beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const serverIs = (answer: Response | Error) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });

test('where the server is there, code that is gone has the page loaded anew: once, never in a loop', async () => {
  const asked = serverIs(new Response('ok'));
  expect(await reloadOnce()).toBe(true);
  expect(asked).toHaveBeenCalledWith('/healthz');
  for (let i = 0; i < 3; i += 1) expect(await reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await reloadOnce(true), 'by a press').toBe(true);
});

test('another release may be loaded anew in its turn', async () => {
  serverIs(new Response('ok'));
  sessionStorage.setItem('reloaded', 'https://workgrove.example/assets/initial-of-last-week.js');
  expect(await reloadOnce()).toBe(true);
});

test.each([
  ['is not there', new TypeError('Failed to fetch')],
  ['is stopping', new Response('', { status: 503 })],
])('where the server %s the page stays', async (_name, answer) => {
  serverIs(answer);
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('where nothing can be remembered the page stays: it could go on for ever', async () => {
  serverIs(new Response('ok'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('what is written and in no draft is not lost: the page stays until it is gone, or until somebody asks', async () => {
  serverIs(new Response('ok'));
  const write = (markup: string) => void (document.body.innerHTML = markup);
  for (const markup of [
    '<textarea>Half a thought</textarea>',
    '<form><input value="half@example.com" type="email"></form>',
  ]) {
    write(markup);
    expect({ markup, reloads: await reloadOnce() }).toEqual({ markup, reloads: false });
  }
  expect(await reloadOnce(true), 'by a press').toBe(true);
  sessionStorage.clear();
  write('<form data-kept><input value="Half a name"></form><form role="search"><input value="react"></form>');
  expect(await reloadOnce(), 'a draft keeps it, and what is searched stands in the address').toBe(true);
  write('');
});
