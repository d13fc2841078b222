import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advanceTime } from '../testing/advanceTime.ts';
import { Tooltips } from './Tooltips.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button" data-tip="Light or dark theme">
        Toggle theme
      </button>
      <button type="button" data-tip="Your settings">
        Settings
      </button>
      <a href="/network" data-tip="Feed" data-tip-side="right">
        First
      </a>
      <a href="/network" data-tip="My Jobs" data-tip-side="right">
        Second
      </a>
      <p>Elsewhere</p>
      <Tooltips />
    </>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = () => screen.queryByRole('tooltip', { hidden: true })?.textContent ?? null;
/** Moves the pointer onto the element with this text. */
const over = (text: string, pointerType = 'mouse') => {
  const event = new Event('pointerover', { bubbles: true });
  fireEvent(screen.getByText(text), Object.assign(event, { pointerType }));
};

test('KC-05 a tooltip shows after 700 ms and hides at once', async () => {
  over('Toggle theme');
  await advanceTime(699);
  expect(shown()).toBeNull();
  await advanceTime(1);
  expect(shown()).toBe('Light or dark theme');
  over('Elsewhere');
  await advanceTime(0);
  expect(shown()).toBeNull();
});

test('KC-05 a pointer that leaves within 700 ms shows no tooltip', async () => {
  over('Toggle theme');
  await advanceTime(600);
  over('Elsewhere');
  await advanceTime(2_000);
  expect(shown()).toBeNull();
});

test('KC-05 within 300 ms of one tooltip the next shows at once, later it waits again', async () => {
  over('Toggle theme');
  await advanceTime(700);
  over('Elsewhere');
  await advanceTime(299);
  over('Settings');
  await advanceTime(0);
  expect(shown()).toBe('Your settings');
  over('Elsewhere');
  await advanceTime(300);
  over('Toggle theme');
  await advanceTime(699);
  expect(shown()).toBeNull();
  await advanceTime(1);
  expect(shown()).toBe('Light or dark theme');
});

test('KC-05 moving from one button directly to the next shows its tooltip at once', async () => {
  over('Toggle theme');
  await advanceTime(700);
  over('Settings');
  await advanceTime(0);
  expect(shown()).toBe('Your settings');
});

test("KC-04 a collapsed side bar's entry shows its name after 100 ms and keeps it for 300 ms of grace", async () => {
  over('First');
  await advanceTime(99);
  expect(shown()).toBeNull();
  await advanceTime(1);
  expect(shown()).toBe('Feed');
  over('Elsewhere');
  await advanceTime(299);
  expect(shown()).toBe('Feed');
  await advanceTime(1);
  expect(shown()).toBeNull();
});

test('KC-04 the name stays visible when the pointer returns within the grace period', async () => {
  over('First');
  await advanceTime(100);
  over('Elsewhere');
  await advanceTime(200);
  over('First');
  await advanceTime(1_000);
  expect(shown()).toBe('Feed');
});

test('Escape, a click and leaving the page with the pointer hide a tooltip', async () => {
  for (const leave of [
    () => fireEvent.keyDown(document, { key: 'Escape' }),
    () => fireEvent.pointerDown(screen.getByText('Toggle theme')),
    () => fireEvent(document.documentElement, new Event('pointerleave')),
  ]) {
    over('Toggle theme');
    await advanceTime(700);
    expect(shown()).toBe('Light or dark theme');
    leave();
    await advanceTime(0);
    expect(shown()).toBeNull();
    over('Elsewhere');
    await advanceTime(1_000);
  }
});

test('a touch shows no tooltip', async () => {
  over('Toggle theme', 'touch');
  await advanceTime(2_000);
  expect(shown()).toBeNull();
});

test('the tooltip is hidden from screen readers, since its text repeats the accessible name', async () => {
  over('Toggle theme');
  await advanceTime(700);
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveAttribute('aria-hidden', 'true');
});
