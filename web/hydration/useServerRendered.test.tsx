import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { useServerRendered } from './useServerRendered.ts';

const rendered = vi.fn<() => void>();
function Part() {
  rendered();
  const served = useServerRendered();
  return <p data-testid="part" data-served={served || undefined} />;
}
beforeEach(() => rendered.mockClear());

test('the hook returns true during hydration and causes no second render', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Part />);
  expect(rendered).toHaveBeenCalledTimes(1);
  const page = await act(async () => hydrateRoot(root, <Part />));
  expect(rendered).toHaveBeenCalledTimes(2);
  expect(screen.getByTestId('part')).toHaveAttribute('data-served');
  await act(async () => page.unmount());
  root.remove();
});

test('the hook returns false for a component without server markup', () => {
  render(<Part />, { reactStrictMode: false });
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('part')).not.toHaveAttribute('data-served');
});
