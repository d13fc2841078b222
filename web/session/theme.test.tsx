import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { prePaintScript } from '../shell/prePaint.ts';
import { followTheme } from './theme.ts';

const root = document.documentElement;
/** Runs the script of the head, as the browser does before the first paint. */
// oxlint-disable-next-line typescript/no-implied-eval -- the exact text of the script in each page
const runPrePaint = () => new Function(prePaintScript)() as void;
const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

afterEach(() => {
  for (const name of root.getAttributeNames()) if (name.startsWith('data-')) root.removeAttribute(name);
});

for (const theme of ['dark', 'light'])
  test(`SS-01 the stored theme ${theme} overrides the system theme`, () => {
    mockMediaQueries(...(theme === 'light' ? [media.dark] : []));
    localStorage.setItem('theme', theme);
    runPrePaint();
    expect(root).toHaveClass(theme, { exact: true });
  });

for (const stored of [null, 'purple', ''])
  test(`SS-02 with ${stored === null ? 'nothing' : `'${stored}'`} stored, the system theme applies`, () => {
    const system = mockMediaQueries(media.dark);
    if (stored !== null) localStorage.setItem('theme', stored);
    runPrePaint();
    expect(root).toHaveClass('dark', { exact: true });
    system.change();
    runPrePaint();
    expect(root).toHaveClass('light', { exact: true });
    expect(localStorage.getItem('theme')).toBe(stored);
  });

test('SS-02 where storage is blocked, the system theme applies without an error', () => {
  mockMediaQueries(media.dark);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  runPrePaint();
  expect(root).toHaveClass('dark', { exact: true });
  expect(root.dataset['splash']).toBeUndefined();
});

test('SH-21 SS-03 SS-05 SS-06 every change sets the class of the root element and local storage', async () => {
  const { user } = await renderShell();
  expect(localStorage.getItem('theme')).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Toggle theme' });
  for (const theme of ['dark', 'light', 'dark']) {
    await user.click(toggle);
    expect(root).toHaveClass(theme, { exact: true });
    expect(localStorage.getItem('theme')).toBe(theme);
  }
});

test('SS-05 the theme changes where storage is blocked', async () => {
  const { user } = await renderShell();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
  expect(root).toHaveClass('dark', { exact: true });
});

test('SS-02 an open page follows the system theme until the user chooses one', async () => {
  const system = mockMediaQueries(media.wide);
  const { user } = await renderShell();
  system.change(media.wide, media.dark);
  expect(root).toHaveClass('dark', { exact: true });
  expect(localStorage.getItem('theme')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
  system.change(media.wide);
  system.change(media.wide, media.dark);
  expect(root).toHaveClass('light', { exact: true });
});

test('SS-02 the shell applies a change of the system theme since the first paint', () => {
  const system = mockMediaQueries();
  runPrePaint();
  expect(root).toHaveClass('light', { exact: true });
  system.change(media.dark);
  followTheme()();
  expect(root).toHaveClass('dark', { exact: true });
});

test('SS-01 a choice made in another tab applies until the shell unmounts', () => {
  const system = mockMediaQueries();
  const stop = followTheme();
  localStorage.setItem('theme', 'dark');
  fireEvent(window, new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(root).toHaveClass('dark', { exact: true });
  stop();
  localStorage.setItem('theme', 'light');
  fireEvent(window, new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(root).toHaveClass('dark', { exact: true });
  expect(system.listeners.size).toBe(0);
});

for (const [key, value, attribute] of [
  ['contrast', 'high', 'contrast'],
  ['density', 'compact', 'density'],
  ['motion', 'reduced', 'motion'],
] as const)
  test(`the preference ${key} = ${value} is on the root element before the first paint`, () => {
    mockMediaQueries();
    runPrePaint();
    expect(root.dataset[attribute]).toBeUndefined();
    localStorage.setItem(key, value);
    runPrePaint();
    expect(root.dataset[attribute]).toBe(value);
  });

test('SH-03 SH-04 the splash shows on the first page of a session only, which session storage records', () => {
  mockMediaQueries();
  expect(sessionStorage.getItem('splash')).toBeNull();
  runPrePaint();
  expect(root.dataset['splash']).toBe('');
  expect(sessionStorage.getItem('splash')).toBe('shown');
  delete root.dataset['splash'];
  runPrePaint();
  expect(root.dataset['splash']).toBeUndefined();
});

test('SH-03 the splash ends as soon as the shell is ready', async () => {
  root.dataset['splash'] = '';
  await renderShell();
  expect(root.dataset['splash']).toBe('done');
});

test('SH-03 the shell does not start a splash', async () => {
  await renderShell();
  expect(root.dataset['splash']).toBeUndefined();
});
