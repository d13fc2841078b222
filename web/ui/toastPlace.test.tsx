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

/** Lays out the region, since happy-dom has no layout: one toast with a height of 72 px. */
function layOutToasts() {
  area().getBoundingClientRect = () =>
    ({ left: innerWidth - 380, right: innerWidth - 24, height: 72 }) as DOMRect;
}

/** Adds an element of the page, whose box may change. */
function addBox(tag: string, box: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right' | 'height'>) {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => box as DOMRect;
  onTestFinished(() => element.remove());
  return document.body.appendChild(element);
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
