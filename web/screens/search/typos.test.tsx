import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../../testing/expectLocation.ts';
import { media, mockMediaQueries } from '../../testing/mediaQueries.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function show(address: string) {
  mockMediaQueries(media.wide);
  const view = await renderRoute(address);
  await screen.findByRole('heading', { name: 'Search', level: 1 });
  return view;
}

const main = () => within(screen.getByRole('main'));

test("a search with a typing error shows the results of the word that it means, and says so: 'desinger' is 'designer'", async () => {
  const { user, router } = await show('/search?q=desinger');
  expect(await main().findByText(/^Nothing matches 'desinger'\. Showing results for/)).toBeVisible();
  expect(main().getByRole('status')).toHaveTextContent(/^\d+ results for 'designer'$/);
  expect(main().getAllByRole('article').length).toBeGreaterThan(0);
  await user.click(main().getByRole('tab', { name: /^Jobs/ }));
  await expectLocation(router, '/search?q=desinger&tab=jobs');
  expect(await main().findByText(/ jobs for 'designer'/)).toBeVisible();

  await user.click(main().getByRole('link', { name: "'designer'" }));
  await expectLocation(router, '/search?q=designer&tab=jobs');
  await waitFor(() => expect(main().queryByText(/^Nothing matches/)).not.toBeInTheDocument());
  expect(main().getByText(/ jobs for 'designer'/)).toBeVisible();
  expect(main().getByRole('searchbox')).toHaveValue('designer');
});

test('a search whose words no word is near finds nothing', async () => {
  await show('/search?q=zzzzqqq');
  expect(await main().findByText("No results found for 'zzzzqqq'")).toBeVisible();
});
