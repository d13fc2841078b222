import { act, screen } from '@testing-library/react';
import { lazy, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HydrationBoundary } from './HydrationBoundary.tsx';

interface PartProps {
  clicks: number;
}

/** A page whose button changes a prop of the part inside the boundary. */
function Page({ Part }: { Part: ComponentType<PartProps> }) {
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Filters
      </button>
      <HydrationBoundary fallback={<p>Loading</p>}>
        <Part clicks={clicks} />
      </HydrationBoundary>
    </>
  );
}
const Side = ({ clicks }: PartProps) => <p data-testid="side">Pressed {clicks} times</p>;

test('a state change outside a part that waits for its code keeps its markup; the part shows the change once hydrated', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page Part={Side} />);
  const serverElement = screen.getByTestId('side');
  let resolveImport = (_module: { default: typeof Side }) => {};
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Side }>((resolve) => {
        resolveImport = resolve;
      }),
  );
  const page = await act(async () => hydrateRoot(root, <Page Part={Late} />, { onRecoverableError: failed }));
  await act(async () => screen.getByRole('button', { name: 'Filters' }).click());
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByTestId('side')).toBe(serverElement);
  expect(serverElement).toBeVisible();

  await act(async () => resolveImport({ default: Side }));
  expect(screen.getByTestId('side')).toBe(serverElement);
  expect(serverElement).toHaveTextContent('Pressed 1 times');
  await act(async () => screen.getByRole('button', { name: 'Filters' }).click());
  expect(serverElement).toHaveTextContent('Pressed 2 times');
  expect(failed).not.toHaveBeenCalled();
  await act(async () => page.unmount());
  root.remove();
});
