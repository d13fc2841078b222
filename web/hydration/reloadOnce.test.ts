import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

let reload: MockInstance<() => void>;
beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockReturnValue();
});
const mockServer = (answer: Response | Error) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });

test('the page reloads once, never in a loop, when its code is missing and the server responds', async () => {
  const fetched = mockServer(new Response('ok'));
  expect(await reloadOnce()).toBe(true);
  expect(fetched).toHaveBeenCalledWith('/healthz');
  for (let i = 0; i < 3; i += 1) expect(await reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await reloadOnce(true), 'on request').toBe(true);
});

test('each release may reload once', async () => {
  mockServer(new Response('ok'));
  sessionStorage.setItem('reloaded', 'https://workgrove.example/assets/initial-of-last-week.js');
  expect(await reloadOnce()).toBe(true);
});

test.each([
  ['does not respond', new TypeError('Failed to fetch')],
  ['is stopping', new Response('', { status: 503 })],
])('the page does not reload while the server %s', async (_name, answer) => {
  mockServer(answer);
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('the page does not reload where storage is blocked, since it could loop', async () => {
  mockServer(new Response('ok'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('the page does not reload itself while a field has unsaved text; a requested reload skips this check', async () => {
  mockServer(new Response('ok'));
  const renderFields = (markup: string) => void (document.body.innerHTML = markup);
  for (const markup of [
    '<textarea>Half a thought</textarea>',
    '<form><input value="half@example.com" type="email"></form>',
  ]) {
    renderFields(markup);
    expect({ markup, reloads: await reloadOnce() }).toEqual({ markup, reloads: false });
  }
  expect(await reloadOnce(true), 'on request').toBe(true);
  sessionStorage.clear();
  renderFields(
    '<form data-drafted><input value="Half a name"></form><form role="search"><input value="react"></form>',
  );
  expect(await reloadOnce(), 'a draft stores the name, and the address holds the search text').toBe(true);
  renderFields('');
});
