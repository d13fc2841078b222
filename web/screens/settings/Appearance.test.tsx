import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { followPreferences } from '../../session/preferences.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { runQuery } from '../../testing/tab.ts';
import { expectToast } from '../../testing/toast.ts';
// Loaded before the tests, because a dynamic import takes time.
import './AppearanceSettings.tsx';

const root = document.documentElement;
const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

afterEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

test('EN-67 SS-04 SS-05 SS-06 the theme changes at once, is stored, and agrees with the top bar', async () => {
  const { user } = await renderRoute('/settings?tab=appearance');
  await screen.findByRole('radiogroup', { name: 'Theme' });
  expect(radio('Theme', 'Light')).toBeChecked();
  await user.click(radio('Theme', 'Dark'));
  expect(root).toHaveClass('dark', { exact: true });
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(radio('Theme', 'Dark')).toBeChecked();
  expect(radio('Theme', 'Light')).not.toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(root).toHaveClass('light', { exact: true });
  await waitFor(() => expect(radio('Theme', 'Light')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeVisible();
});

test('EN-67 density, reduced motion and high contrast change at once and are stored; Save Changes confirms', async () => {
  const { client, user } = await renderRoute('/settings?tab=appearance');
  await screen.findByRole('radiogroup', { name: 'Layout density' });
  expect(radio('Layout density', 'Comfortable')).toBeChecked();
  await user.click(radio('Layout density', 'Compact'));
  await user.click(screen.getByRole('switch', { name: 'Reduced motion' }));
  await user.click(screen.getByRole('switch', { name: 'High contrast' }));
  expect(root.dataset).toMatchObject({ density: 'compact', motion: 'reduced', contrast: 'high' });
  expect(localStorage.getItem('density')).toBe('compact');
  expect(localStorage.getItem('motion')).toBe('reduced');
  expect(localStorage.getItem('contrast')).toBe('high');
  expect(screen.getByRole('switch', { name: 'High contrast' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Settings saved', 'Your settings have been updated successfully.');
  const saved = () =>
    runQuery(client, '{ settings { id appearance { theme density reducedMotion highContrast } } }');
  const chosen = { theme: 'LIGHT', density: 'COMPACT', reducedMotion: true, highContrast: true };
  expect(await saved()).toMatchObject({ settings: { appearance: chosen } });
  await user.click(radio('Theme', 'Dark'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(async () =>
    expect(await saved()).toMatchObject({ settings: { appearance: { ...chosen, theme: 'DARK' } } }),
  );
  await user.click(radio('Layout density', 'Comfortable'));
  await user.click(screen.getByRole('switch', { name: 'High contrast' }));
  expect(root.dataset['density']).toBeUndefined();
  expect(root.dataset['contrast']).toBeUndefined();
  expect(localStorage.getItem('density')).toBeNull();
  expect(localStorage.getItem('contrast')).toBeNull();
  expect(root.dataset['motion']).toBe('reduced');
});

test('EN-67 current preferences are shown; when storage is blocked, a choice applies to the page only', async () => {
  root.dataset['density'] = 'compact';
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const { user } = await renderRoute('/settings?tab=appearance');
  expect(await screen.findByRole('radio', { name: 'Compact', checked: true })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'High contrast' }));
  expect(root.dataset['contrast']).toBe('high');
});

test('a preference changed in another tab applies here, until the shell unmounts', () => {
  const stop = followPreferences();
  const dispatchStorage = (key: string | null, newValue: string | null) =>
    fireEvent(window, new StorageEvent('storage', { key, newValue }));
  dispatchStorage('contrast', 'high');
  dispatchStorage('density', 'cosy');
  expect(root.dataset['contrast']).toBe('high');
  expect(root.dataset['density']).toBeUndefined();
  dispatchStorage(null, null);
  expect(root.dataset['contrast']).toBeUndefined();
  stop();
  dispatchStorage('contrast', 'high');
  expect(root.dataset['contrast']).toBeUndefined();
});
