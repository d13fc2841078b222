import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { guestId } from '../../../server/data/guest.ts';
import '../../actions/perform.ts';
import '../../components/gig/CreateGigDialog.tsx';
import '../../components/job/JobPostDialog.tsx';
import '../../components/project/PostProjectDialog.tsx';
import { logInAt, openAs } from '../../testing/guests.ts';
import { openPalette } from '../../testing/palette.ts';
import { latestOpen, openOnNextPage } from '../../session/useOpenAcrossLogIn.ts';

beforeEach(() => () => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Has a company, so the dialog to post a job begins with the job. */
const employer = 'person-maren-holt';
const written = 'Keeper of the ferry tickets';
const expectNoDialog = () => waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0));

test.each(['button', 'command'])(
  'in the dialog to post a job of the %s, the link to log in leads back into it',
  async (opener) => {
    const { user, router, unmount } = await openAs(guestId, '/jobs');
    const button = await screen.findByRole('button', { name: 'Post a Job' });
    if (opener === 'button') await user.click(button);
    else {
      await openPalette(user, 'post a job');
      await user.keyboard('{Enter}');
    }
    const dialog = within(await screen.findByRole('dialog', { name: 'Post a Job' }));
    await user.type(dialog.getByLabelText('Job Title'), written);
    await user.click(await dialog.findByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Log in to Workgrove' })).toBeVisible();
    await expectNoDialog();
    const { pathname, search } = router.state.location;
    unmount();
    logInAt(pathname + search);
    await openAs(employer, '/jobs');
    // Both the screen and the palette have this dialog.
    const again = within(await screen.findByRole('dialog', { name: 'Post a Job' }));
    await waitFor(() => expect(again.getByLabelText('Job Title')).toHaveFocus());
    expect(again.getByLabelText('Job Title')).toHaveValue(written);
  },
);

test.each([
  ['post a job', 'Post a Job', 'Job Title'],
  ['post project', 'Post a Project', 'Title'],
  ['create gig', 'Create a Gig', 'Gig Title'],
])(
  'a guest who has logged in is back in the dialog of the command %s, on any screen',
  async (words, title, label) => {
    const { user, unmount } = await openAs(guestId, '/search?q=ferry');
    await screen.findByRole('searchbox', { name: 'Search words' });
    await openPalette(user, words);
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.type(dialog.getByLabelText(label), written);
    openOnNextPage(latestOpen()!, '/search?q=ferry');
    unmount();
    await openAs(employer, '/search?q=ferry');
    const again = within(await screen.findByRole('dialog', { name: title }));
    await waitFor(() => expect(again.getByLabelText(label)).toHaveFocus());
    expect(again.getByLabelText(label)).toHaveValue(written);
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
  },
);

test('a new tab for the log-in leaves the dialog open, and Back from the log-in opens none', async () => {
  const { user, router } = await openAs(guestId, '/shop');
  await screen.findByRole('heading', { name: 'Discover Digital Products' });
  await openPalette(user, 'post a job');
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Post a Job' }));
  const link = await dialog.findByRole('link', { name: 'Log in' });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(latestOpen()).toBe('post-job');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Log in to Workgrove' })).toBeVisible();
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { name: 'Discover Digital Products' })).toBeVisible();
  await expectNoDialog();
  expect(sessionStorage.getItem('open')).toBeNull();
});
