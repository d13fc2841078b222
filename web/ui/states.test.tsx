import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { EmptyState } from './EmptyState.tsx';
import { LoadError } from './LoadError.tsx';
import { markOutdated } from '../hydration/reloadOnce.ts';
import { VerifiedMark } from './VerifiedMark.tsx';

test('the error card offers Retry and retries when the browser is online again', async () => {
  const retry = vi.fn<() => void>();
  const user = userEvent.setup();
  const { rerender } = render(<LoadError dataName="your feed" retrying={false} onRetry={retry} />);
  expect(screen.getByRole('alert')).toContainElement(
    screen.getByRole('heading', { name: "We couldn't load your feed" }),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
  rerender(<LoadError dataName="your feed" retrying onRetry={retry} />);
  expect(screen.getByRole('button', { name: 'Retrying…' })).toHaveAttribute('aria-disabled', 'true');
});

test('a page of an outdated release reloads itself once, and on Retry if there is unsaved text', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'));
  const retry = vi.fn<() => void>();
  const show = async (beside?: ReactNode) => {
    const shown = render(
      <>
        <LoadError dataName="your feed" retrying={false} onRetry={retry} />
        {beside}
      </>,
    );
    await new Promise((resolve) => setTimeout(resolve));
    return shown;
  };
  (await show()).unmount();
  expect(reload).not.toHaveBeenCalled();
  markOutdated();
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  (await show()).unmount();
  removeEventListener('beforeunload', ask);
  (await show(<textarea defaultValue="Half a thought" />)).unmount();
  expect(reload).not.toHaveBeenCalled();
  const search = (
    <form role="search">
      <input defaultValue="design" />
    </form>
  );
  (await show(search)).unmount();
  expect(reload).toHaveBeenCalledTimes(1);
  await show();
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledTimes(2);
  expect(retry).not.toHaveBeenCalled();
});

for (const level of [1, 2, 3] as const)
  test(`an empty state has a heading of level ${level}, a sentence and an action`, () => {
    render(
      <EmptyState level={level} title="No saved posts yet" text="Save one." action={<a href="/">Home</a>} />,
    );
    expect(screen.getByRole('heading', { name: 'No saved posts yet', level })).toBeVisible();
    expect(screen.getByText('Save one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  });

test('FD-08 the badge of a verified author has an accessible name', () => {
  render(<VerifiedMark />);
  expect(screen.getByRole('img', { name: 'Verified' })).toBeVisible();
});
