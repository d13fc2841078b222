import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyBelowFold } from './deferred.tsx';
import { nextTask } from '../hydration/nextTask.ts';

const Below = () => <p>Reviews</p>;
const loader = () => vi.fn<() => Promise<{ Below: typeof Below }>>().mockResolvedValue({ Below });

afterEach(() => {
  delete window.clickRecorder;
});

test('in a client that lives the code comes with that of its page, and is there when the page is', async () => {
  window.clickRecorder = { live: true, replay: () => {} };
  const load = loader();
  const Part = lazyBelowFold(load, 'Below');
  expect(load).toHaveBeenCalledOnce();
  // Its page's data takes longer than that.
  await nextTask();
  render(<Suspense fallback="Soon">{<Part />}</Suspense>);
  expect(screen.getByText('Reviews')).toBeVisible();
});

test('while the markup of the first page comes to life it waits for its turn', async () => {
  window.clickRecorder = { live: false, replay: () => {} };
  const load = loader();
  const Part = lazyBelowFold(load, 'Below');
  expect(load).not.toHaveBeenCalled();
  render(<Suspense fallback="Soon">{<Part />}</Suspense>);
  expect(screen.getByText('Soon')).toBeVisible();
  expect(await screen.findByText('Reviews')).toBeVisible();
});
