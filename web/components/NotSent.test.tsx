import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLiveServer } from '../testing/liveServer.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const notSent = /^(Pictures|Files) stay in this tab: they are not sent\.$/;

test.each([
  ['/creator-dashboard/create', 2],
  ['/gigs', 1],
])('in live mode the forms of %s say that files are not sent', async (path, count) => {
  const { link } = createLiveServer();
  const { user } = await renderRoute(path, { transport: link });
  if (path === '/gigs') await user.click(await screen.findByRole('button', { name: 'Create a Gig' }));
  expect(await screen.findAllByText(notSent)).toHaveLength(count);
});

test.each([true, false])('a post with a picture says so in live mode alone (live: %s)', async (live) => {
  const { user } = await renderRoute('/', live ? { transport: createLiveServer().link } : {});
  const picture = new File(['x'], 'forest.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Choose a photo'), picture);
  await screen.findByRole('img', { name: 'Preview of forest.png' });
  expect(screen.queryAllByText(notSent)).toHaveLength(live ? 1 : 0);
});
