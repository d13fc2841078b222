import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { advanceTime } from '../testing/advanceTime.ts';
import { notify } from './notify.ts';
import { ToastArea } from './ToastArea.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastArea />);
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (...titles: readonly string[]) =>
  act(async () => {
    for (const title of titles) notify({ title });
  });
const area = () => screen.getByRole('region', { name: /^Notifications/ });

/** Lays out the region, since happy-dom has no layout: a toast has a height of 72 px. Returns the number of visible toasts. */
function layOutToasts() {
  const visible = () => Math.min(Number(area().dataset['visible']), area().querySelectorAll('li').length);
  area().getBoundingClientRect = () =>
    ({ left: innerWidth - 380, right: innerWidth - 24, height: visible() * 72 }) as DOMRect;
  return visible;
}

/** Adds an element of the page, whose box may change. */
function addBox(tag: string, box: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right' | 'height'>) {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => box as DOMRect;
  onTestFinished(() => element.remove());
  return document.body.appendChild(element);
}

/** A primary button of 36 px at a distance from the lower edge. */
function addButton(fromBottom: number) {
  const bottom = innerHeight - fromBottom;
  const box = { top: bottom - 36, bottom, height: 36, left: innerWidth - 200, right: innerWidth };
  const element = addBox('button', box);
  element.className = 'btn-primary';
  return element;
}

async function expectPosition(translate: string) {
  await advanceTime(100);
  expect(area()).toHaveStyle({ translate });
}

test('toasts are above elements that are pinned to the lower edge, and move down when these are removed', async () => {
  layOutToasts();
  const box = { top: innerHeight - 70, bottom: innerHeight, height: 70, left: 0, right: innerWidth };
  const foot = addBox('footer', box);
  foot.dataset['pinned'] = '';
  await show('Job removed from saved');
  await expectPosition('0 -58px');
  // An element beside the toasts, or with room for them beneath it, does not move them.
  Object.assign(box, { right: innerWidth - 400 });
  await expectPosition('0 0px');
  Object.assign(box, { right: innerWidth, bottom: innerHeight - 100 });
  await expectPosition('0 0px');
  Object.assign(box, { bottom: innerHeight - 12 });
  await expectPosition('0 -58px');
  foot.remove();
  await expectPosition('0 0px');
});

test('toasts move above a primary button that they would cover, and above one over it', async () => {
  layOutToasts();
  const [, high] = [addButton(40), addButton(120)];
  await show('Welcome');
  await expectPosition('0 -144px');
  high.remove();
  await expectPosition('0 -64px');
});

test('toasts move above the newest message of a conversation, not above older ones', async () => {
  layOutToasts();
  const box = { left: 0, right: innerWidth, height: 50 };
  const older = { ...box, top: innerHeight - 150, bottom: innerHeight - 100 };
  const newest = { ...box, top: innerHeight - 80, bottom: innerHeight - 30 };
  const log = addBox('ul', { ...box, top: 0, bottom: 0, height: 0 });
  log.role = 'log';
  log.append(addBox('li', older), addBox('li', newest));
  await show('Job saved');
  await expectPosition('0 -68px');
});

test('the welcome notice covers no control or link either, other notices may', async () => {
  layOutToasts();
  const box = {
    top: innerHeight - 60,
    bottom: innerHeight,
    height: 60,
    left: innerWidth - 200,
    right: innerWidth,
  };
  addBox('a', box);
  await act(async () => notify({ id: 'welcome', title: 'Welcome', lowPriority: true }));
  await expectPosition('0 -40px');
  // In the lower half of the window only: otherwise it covers links.
  box.top = 0;
  box.bottom = innerHeight;
  await expectPosition('0 0px');
  await show('Job saved');
  await expectPosition('0 0px');
});

test('the welcome notice ends when a dialog opens, other notices stay', async () => {
  await show('Job saved');
  const dialog = addBox('div', { top: 0, bottom: 0, left: 0, right: 0, height: 0 });
  dialog.role = 'dialog';
  await advanceTime(100);
  expect(screen.getByText('Job saved')).toBeVisible();
  await advanceTime(4_000);
  await act(async () => notify({ id: 'welcome', title: 'Welcome', lowPriority: true }));
  await advanceTime(100);
  expect(screen.queryByText('Welcome')).toBeNull();
});

test('in a narrow window, whose width the toasts have, they move above a primary button at the left', async () => {
  area().getBoundingClientRect = () => ({ left: 16, right: innerWidth - 16, height: 72 }) as DOMRect;
  const bottom = innerHeight - 40;
  addBox('button', { top: bottom - 36, bottom, height: 36, left: 16, right: 100 }).className = 'btn-primary';
  await show('Welcome');
  await expectPosition('0 -64px');
});

test('KC-07 fewer toasts are visible where three would cover a primary button', async () => {
  const visible = layOutToasts();
  const buttons = [24, 170, 316, 462, 608].map((fromBottom) => addButton(fromBottom));
  await show('One', 'Two', 'Three');
  await expectPosition('0 -48px');
  expect(visible()).toBe(1);
  for (const button of buttons) button.remove();
  await expectPosition('0 0px');
  expect(visible()).toBe(3);
});
