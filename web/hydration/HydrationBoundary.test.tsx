import { act, screen } from '@testing-library/react';
import { lazy, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HydrationBoundary } from './HydrationBoundary.tsx';

interface PartProps {
  pressed: number;
}

/** A page with a button beside a part of its own. */
function Page({ Part }: { Part: ComponentType<PartProps> }) {
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Filters
      </button>
      <HydrationBoundary fallback={<p>Loading</p>}>
        <Part pressed={pressed} />
      </HydrationBoundary>
    </>
  );
}
const Side = ({ pressed }: PartProps) => <p data-testid="side">Pressed {pressed} times</p>;

test('what is pressed beside a part whose code has not come leaves its markup, and shows in it when it lives', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page Part={Side} />);
  const served = screen.getByTestId('side');
  let come = (_module: { default: typeof Side }) => {};
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Side }>((resolve) => {
        come = resolve;
      }),
  );
  const page = await act(async () => hydrateRoot(root, <Page Part={Late} />, { onRecoverableError: failed }));
  await act(async () => screen.getByRole('button', { name: 'Filters' }).click());
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByTestId('side')).toBe(served);
  expect(served).toBeVisible();

  await act(async () => come({ default: Side }));
  expect(screen.getByTestId('side')).toBe(served);
  expect(served).toHaveTextContent('Pressed 1 times');
  await act(async () => screen.getByRole('button', { name: 'Filters' }).click());
  expect(served).toHaveTextContent('Pressed 2 times');
  expect(failed).not.toHaveBeenCalled();
  await act(async () => page.unmount());
  root.remove();
});
