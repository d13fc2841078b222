import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { deferred } from './deferred.tsx';
import { nextTask } from '../hydration/nextTask.ts';

const Below = () => <p>Reviews</p>;
const loader = () => vi.fn<() => Promise<{ Below: typeof Below }>>().mockResolvedValue({ Below });

afterEach(() => {
  delete window.clickRecorder;
});

test('after hydration the code loads with the page, and the part renders without a fallback', async () => {
  window.clickRecorder = { isRootHydrated: true, replay: () => {} };
  const load = loader();
  const Part = deferred(load, 'Below', { always: true });
  expect(load).toHaveBeenCalledOnce();
  // The page's data takes longer than one task.
  await nextTask();
  render(<Suspense fallback="Soon">{<Part />}</Suspense>);
  expect(screen.getByText('Reviews')).toBeVisible();
});

test('before hydration the code loads only when the part renders', async () => {
  window.clickRecorder = { isRootHydrated: false, replay: () => {} };
  const load = loader();
  const Part = deferred(load, 'Below', { always: true });
  expect(load).not.toHaveBeenCalled();
  render(<Suspense fallback="Soon">{<Part />}</Suspense>);
  expect(screen.getByText('Soon')).toBeVisible();
  expect(await screen.findByText('Reviews')).toBeVisible();
});
