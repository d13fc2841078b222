import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EmptyState } from './EmptyState.tsx';
import { LoadError } from './LoadError.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';

test('what cannot be loaded says so, offers Retry, and tries again once there is a connection', async () => {
  const retry = vi.fn<() => void>();
  const user = userEvent.setup();
  const { rerender } = render(<LoadError what="your feed" retrying={false} onRetry={retry} />);
  expect(screen.getByRole('alert')).toContainElement(
    screen.getByRole('heading', { name: "We couldn't load your feed" }),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
  rerender(<LoadError what="your feed" retrying onRetry={retry} />);
  expect(screen.getByRole('button', { name: 'Retrying…' })).toHaveAttribute('aria-disabled', 'true');
});

for (const level of [1, 2, 3] as const)
  test(`an empty state has a heading of level ${level}, a sentence and a way on`, () => {
    render(
      <EmptyState level={level} title="No saved posts yet" text="Save one." action={<a href="/">Home</a>} />,
    );
    expect(screen.getByRole('heading', { name: 'No saved posts yet', level })).toBeVisible();
    expect(screen.getByText('Save one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  });

test('FD-08 the seal of a verified author has a name', () => {
  render(<VerifiedMark />);
  expect(screen.getByRole('img', { name: 'Verified' })).toBeVisible();
});
