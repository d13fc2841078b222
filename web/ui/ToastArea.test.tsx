import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toast as dismissable } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advanceTime } from '../testing/advanceTime.ts';
import { toast } from '../testing/toast.ts';
import { FocusRescue } from './FocusRescue.tsx';
import { notify, notifyAbout, type Notice } from './notify.ts';
import { ToastArea } from './ToastArea.tsx';

beforeEach(async () => {
  vi.useFakeTimers();
  render(<ToastArea />);
  await advanceTime(0);
});
afterEach(async () => {
  // Sonner's list of toasts is global and stays after the area unmounts.
  dismissable.dismiss();
  await advanceTime(1_000);
  vi.useRealTimers();
});

async function show(...notices: readonly Notice[]) {
  for (const notice of notices) await notify(notice);
  await advanceTime(0);
}
const area = () => screen.getByRole('region', { name: /^Notifications/ });
const titles = (shown: boolean) =>
  [
    ...document.querySelectorAll<HTMLElement>(`[data-sonner-toast][data-visible="${shown}"] [data-title]`),
  ].map((title) => title.textContent);

test('KC-08 a toast stays for 4000 ms', async () => {
  await show({ title: 'Saved', description: 'It is under My Items.' });
  expect(toast('Saved')).toBeVisible();
  expect(within(toast('Saved')!).getByText('It is under My Items.')).toBeVisible();
  await advanceTime(3_995);
  expect(toast('Saved')).toBeVisible();
  await advanceTime(10);
  expect(toast('Saved')).toBeNull();
  await advanceTime(1_000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('KC-08 a toast may have a longer duration', async () => {
  await show({ title: 'Copy this link', duration: 12_000 });
  await advanceTime(11_995);
  expect(toast('Copy this link')).toBeVisible();
  await advanceTime(10);
  expect(toast('Copy this link')).toBeNull();
});

test('KC-07 at most 3 toasts are visible, the newest ones', async () => {
  await show(...['one', 'two', 'three', 'four', 'five'].map((title) => ({ title })));
  expect(titles(true)).toEqual(['five', 'four', 'three']);
  expect(titles(false)).toEqual(['two', 'one']);
});

test('KC-09 toasts appear at the bottom right', async () => {
  await show({ title: 'Here' });
  const list = within(area()).getByRole('list');
  expect(list).toHaveAttribute('data-y-position', 'bottom');
  expect(list).toHaveAttribute('data-x-position', 'right');
});

test('KC-10 Alt+T focuses the toasts', async () => {
  await show({ title: 'Here' });
  expect(area()).toHaveAccessibleName('Notifications alt+T');
  fireEvent.keyDown(document, { code: 'KeyT', key: 't' });
  expect(within(area()).getByRole('list')).not.toHaveFocus();
  fireEvent.keyDown(document, { code: 'KeyT', key: 't', altKey: true });
  expect(within(area()).getByRole('list')).toHaveFocus();
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
    toast('Here')!,
    inside.getByRole('button', { name: 'Close toast' }),
    inside.getByRole('button', { name: 'Undo' }),
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
    await advanceTime(300);
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
  await advanceTime(300);
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

const press = (name: string) => fireEvent.click(within(toast('Here')!).getByRole('button', { name }));

test.each([
  ['after its duration', () => advanceTime(4_005)],
  ['by its Close button', () => press('Close toast')],
  ['by Undo', () => press('Undo')],
])(
  'a later notice about a subject dismisses nothing after the earlier one has closed %s',
  async (_cause, close) => {
    const dismiss = vi.spyOn(dismissable, 'dismiss');
    const about = async (notice: Notice | undefined) => {
      await notifyAbout('this', notice);
      await advanceTime(0);
    };
    await about({ title: 'Before', undo: () => {} });
    await about({ title: 'Here', undo: () => {} });
    expect(dismiss).toHaveBeenCalledOnce();
    await close();
    await advanceTime(500);
    expect(toast('Before') ?? toast('Here')).toBeNull();
    await about(undefined);
    expect(dismiss).toHaveBeenCalledOnce();
    dismiss.mockRestore();
  },
);

test('ER-01 only a refusal looks destructive', async () => {
  await show({ title: 'Refused', tone: 'destructive' }, { title: 'Done' });
  expect(toast('Refused')).toHaveAttribute('data-type', 'error');
  expect(toast('Done')).toHaveAttribute('data-type', 'success');
});

test('KC-07 the area is a live region that is rendered before its first toast', () => {
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  expect(area()).toHaveAttribute('aria-live', 'polite');
});

test('toasts are above elements that are pinned to the lower edge, and move down when these are removed', async () => {
  const offset = () => within(area()).getByRole('list').style.getPropertyValue('--offset-bottom');
  const foot = document.createElement('footer');
  foot.dataset['pinned'] = '';
  const box = { top: innerHeight - 70, bottom: innerHeight, height: 70, right: innerWidth };
  foot.getBoundingClientRect = () => box as DOMRect;
  document.body.append(foot);
  await show({ title: 'Job removed from saved' });
  expect(offset()).toBe('82px');
  // An element beside the toasts, or with room for them beneath it, does not move them.
  Object.assign(box, { right: innerWidth - 400 });
  fireEvent.scroll(document);
  await advanceTime(0);
  expect(offset()).toBe('24px');
  Object.assign(box, { right: innerWidth, bottom: innerHeight - 100 });
  fireEvent.scroll(document);
  await advanceTime(0);
  expect(offset()).toBe('24px');
  Object.assign(box, { bottom: innerHeight - 12 });
  fireEvent.focusIn(document.body);
  await advanceTime(0);
  expect(offset()).toBe('82px');
  foot.remove();
  fireEvent.transitionEnd(document.body);
  await advanceTime(0);
  expect(offset()).toBe('24px');
});
