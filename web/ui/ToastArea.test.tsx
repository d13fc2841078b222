import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advanceTime } from '../testing/advanceTime.ts';
import { toast } from '../testing/toast.ts';
import { FocusRescue } from './FocusRescue.tsx';
import { dismissNotice, notify, type Notice } from './notify.ts';
import { ToastArea } from './ToastArea.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastArea />);
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (...notices: readonly Notice[]) =>
  act(async () => {
    for (const notice of notices) notify(notice);
  });
const area = () => screen.getByRole('region', { name: /^Notifications/ });
const titles = () => [...area().querySelectorAll('li p')].map((title) => title.textContent);

test('KC-08 a toast stays for 4000 ms', async () => {
  await show({ title: 'Saved', description: 'It is under My Items.' });
  expect(toast('Saved')).toBeVisible();
  expect(within(toast('Saved')!).getByText('It is under My Items.')).toBeVisible();
  await advanceTime(3_995);
  expect(toast('Saved')).toBeVisible();
  await advanceTime(10);
  expect(toast('Saved')).toBeNull();
});

test('KC-08 a toast may have a longer duration', async () => {
  await show({ title: 'Copy this link', duration: 12_000 });
  await advanceTime(11_995);
  expect(toast('Copy this link')).toBeVisible();
  await advanceTime(10);
  expect(toast('Copy this link')).toBeNull();
});

test('KC-07 the newest toast comes last', async () => {
  await show(...['one', 'two', 'three', 'four', 'five'].map((title) => ({ title })));
  expect(titles()).toEqual(['one', 'two', 'three', 'four', 'five']);
});

test('KC-10 Alt+T focuses the toasts', async () => {
  await show({ title: 'Here' });
  expect(area()).toHaveAccessibleName('Notifications Alt+T');
  fireEvent.keyDown(document, { code: 'KeyT', key: 't' });
  expect(area()).not.toHaveFocus();
  fireEvent.keyDown(document, { code: 'KeyT', key: 't', altKey: true });
  expect(area()).toHaveFocus();
  // Nothing had the focus before.
  fireEvent.keyDown(document.activeElement!, { key: 'Escape', code: 'Escape' });
  expect(document.body).toHaveFocus();
});

test('KC-10 a toast stays while it has the focus, and Escape returns the focus', async () => {
  await show({ title: 'Here' });
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const close = () => within(toast('Here')!).getByRole('button', { name: 'Close toast' });
  for (const enter of [
    () => fireEvent.keyDown(document, { code: 'KeyT', key: 't', altKey: true }),
    () => close().focus(),
  ]) {
    await act(async () => enter());
    await advanceTime(10_000);
    expect(toast('Here')).toBeVisible();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape', code: 'Escape' });
    expect(opener).toHaveFocus();
  }
  await advanceTime(4_005);
  expect(toast('Here')).toBeNull();
  opener.remove();
});

test('the focus moves into a toast, through it and out in both directions without being moved back', async () => {
  const [before, after] = ['before', 'after'].map(() => document.createElement('button'));
  document.body.prepend(before!);
  document.body.append(after!);
  await show({ title: 'Here', undo: () => {} });
  const inside = within(toast('Here')!);
  const stops = [
    before!,
    inside.getByRole('button', { name: 'Undo' }),
    inside.getByRole('button', { name: 'Close toast' }),
    after!,
  ];
  for (const stop of [...stops, ...stops.toReversed()]) {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await act(async () => stop.focus());
    expect(stop).toHaveFocus();
    expect(focus).toHaveBeenCalledTimes(1);
    focus.mockRestore();
  }
  for (const button of [before, after]) button!.remove();
});

test('closing a focused toast focuses the next one, closing the last one returns the focus', async () => {
  render(<FocusRescue />);
  const section = document.body.appendChild(document.createElement('section'));
  const [opener, removed] = ['opener', 'gone'].map(() => document.createElement('button'));
  section.append(opener!, removed!);
  await show({ title: 'One' }, { title: 'Two' });
  const close = async (title: string) => {
    const button = within(toast(title)!).getByRole('button', { name: 'Close toast' });
    await act(async () => button.focus());
    fireEvent.click(button);
    await advanceTime(100);
  };
  opener!.focus();
  await close('Two');
  expect(toast('One')).toHaveFocus();
  await advanceTime(10_000);
  await close('One');
  expect(opener).toHaveFocus();
  // Undo returns the focus to the opener, even if another notice is left.
  await show({ title: 'Other' }, { title: 'Removed', undo: () => {} });
  const undo = within(toast('Removed')!).getByRole('button', { name: 'Undo' });
  await act(async () => undo.focus());
  fireEvent.click(undo);
  await advanceTime(100);
  expect(opener).toHaveFocus();
  await advanceTime(5_000);
  // The opener may be removed meanwhile.
  removed!.focus();
  await show({ title: 'Three' });
  within(toast('Three')!).getByRole('button', { name: 'Close toast' }).focus();
  removed!.remove();
  await close('Three');
  expect(section).toHaveFocus();
  section.remove();
});

test('SS-13 the Close button of a toast removes it', async () => {
  await show({ title: 'Here' });
  fireEvent.click(within(toast('Here')!).getByRole('button', { name: 'Close toast' }));
  await advanceTime(10);
  expect(toast('Here')).toBeNull();
});

test('a toast that is closed with the mouse returns the focus, so the other toasts do not stay', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  await show({ title: 'One' }, { title: 'Two' });
  const close = within(toast('Two')!).getByRole('button', { name: 'Close toast' });
  await act(async () => close.focus());
  fireEvent.click(close, { detail: 1 });
  expect(opener).toHaveFocus();
  await advanceTime(4_005);
  expect(toast('One')).toBeNull();
  opener.remove();
});

test('a hidden page stops the time of its toasts', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await show({ title: 'Here' });
  await advanceTime(10_000);
  hidden.mockReturnValue(false);
  await advanceTime(3_995);
  expect(toast('Here')).toBeVisible();
  await advanceTime(10);
  expect(toast('Here')).toBeNull();
});

test('a notice replaces the one with its id, and lasts as long as a new one', async () => {
  const undo = vi.fn<() => void>();
  await show({ id: 'this', title: 'Before', undo }, { title: 'Other' });
  await advanceTime(3_000);
  await show({ id: 'this', title: 'After' });
  expect(titles()).toEqual(['Other', 'After']);
  expect(within(toast('After')!).queryByRole('button', { name: 'Undo' })).toBeNull();
  await advanceTime(3_900);
  expect(titles()).toEqual(['After']);
  await act(async () => dismissNotice('this'));
  expect(titles()).toEqual([]);
});

test('a notice of low priority waits for the others, and ends with the next one', async () => {
  await show({ title: 'Login successful' }, { id: 'welcome', title: 'Welcome', lowPriority: true });
  expect(titles()).toEqual(['Login successful']);
  await advanceTime(4_100);
  expect(titles()).toEqual(['Welcome']);
  await show({ title: 'Post created!' });
  expect(titles()).toEqual(['Post created!']);
});

test('ER-01 only a refusal looks destructive', async () => {
  await show({ title: 'Refused', tone: 'destructive' }, { title: 'Done' });
  expect(toast('Refused')).toHaveAttribute('data-tone', 'destructive');
  expect(toast('Done')).toHaveAttribute('data-tone', 'neutral');
});

test('KC-07 the area is a live region that is rendered before its first toast', () => {
  expect(area().querySelector('li')).toBeNull();
  expect(area()).toHaveAttribute('aria-live', 'polite');
});
