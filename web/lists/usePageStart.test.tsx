import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';

for (const [path, start] of [
  ['/gigs', /page 2 of/],
  ['/jobs', /^Jobs in/],
  ['/projects', /^Projects for you$/],
] as const)
  test(`a link to a page of ${path} focuses the heading of the list`, async () => {
    const { user } = await renderRoute(path);
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await screen.findByRole('link', { name: 'Page 2', current: 'page' });
    await waitFor(() => expect(document.activeElement).toHaveTextContent(start));
    expect(document.activeElement).toHaveAttribute('tabindex', '-1');
  });

test('going back to a page, or filtering a later one, does not move the focus', async () => {
  const { user, router } = await renderRoute('/projects');
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await screen.findByRole('link', { name: 'Page 2', current: 'page' });
  const box = screen.getByRole('checkbox', { name: /^Fixed Price/ });
  await user.click(box);
  await screen.findByRole('link', { name: 'Page 1', current: 'page' });
  await waitFor(() => expect(box).toHaveFocus());
  await router.navigate(-1);
  await screen.findByRole('link', { name: 'Page 2', current: 'page' });
  await waitFor(() => expect(box).toHaveFocus());
});

for (const [path, clear, start] of [
  ['/jobs', 'Clear search and filters', /^Jobs in all locations$/],
  ['/gigs', 'Clear search and filters', /^\d+ gigs/],
  ['/companies', 'Clear search and filters', /^\d+ companies/],
  ['/projects', 'Clear search and filters', /^Projects for you$/],
  ['/shop', 'Clear filters', /^\d+ products/],
  ['/creator-dashboard', 'Clear search and filters', /^\d+ products/],
] as const)
  test(`clearing an empty search of ${path} scrolls to the heading of the list and focuses it`, async () => {
    const { user, router } = await renderRoute(`${path}?q=zzzz`);
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await screen.findByText(clear, { selector: 'main a, main button' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(start));
    expect(scrollIntoView.mock.contexts).toEqual([document.activeElement]);
  });
