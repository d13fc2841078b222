import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';

const lists = {
  '/companies': /^\d+ companies, page 1 of 2$/,
  '/gigs': /^\d+ gigs, page 1 of 3$/,
  '/network': /^\d+ connections$/,
  '/network?tab=invitations': /^\d+ invitations$/,
  '/notifications': /^\d+ notifications, \d+ unread, page 1 of \d$/,
  '/projects?proposals=mine': /^0 proposals sent$/,
  '/search?q=design': /^\d+ results for 'design'$/,
  '/search?q=design&tab=jobs': /^\d+ jobs for 'design', page 1 of 2$/,
  '/?filter=saved': /^Saved posts: \d+ posts$/,
};

test('every list shows its count with the same markup', async () => {
  const markups = new Set<string>();
  for (const [address, countText] of Object.entries(lists)) {
    const { unmount } = await renderRoute(address);
    const main = within(await screen.findByRole('main'));
    const count = await main.findByText(countText, { selector: '[role=status]' });
    markups.add(`${count.parentElement?.className} / ${count.className}`);
    unmount();
  }
  expect([...markups]).toHaveLength(1);
});
