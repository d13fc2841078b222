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

test('a part of the server knows it, and is rendered once as it comes to life', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Part />);
  expect(rendered).toHaveBeenCalledTimes(1);
  const page = await act(async () => hydrateRoot(root, <Part />));
  expect(rendered).toHaveBeenCalledTimes(2);
  expect(screen.getByTestId('part')).toHaveAttribute('data-served');
  await act(async () => page.unmount());
  root.remove();
});

test('a part without markup is none of the server', () => {
  render(<Part />, { reactStrictMode: false });
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('part')).not.toHaveAttribute('data-served');
});
