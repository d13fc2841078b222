import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { createClient } from '../../apollo/client.ts';
import { httpLink } from '../../apollo/httpLink.ts';
import { createRoutes } from '../../routes.tsx';
import { expectLocation } from '../../testing/expectLocation.ts';
import { openPalette, renderWithKeys } from '../../testing/palette.ts';
import { currentTheme } from '../../session/theme.ts';
// Loads the lazy code up front, since loading it during a test takes seconds.
import '../../components/gig/CreateGigDialog.tsx';
import '../../components/job/JobPostDialog.tsx';
import '../../components/project/PostProjectDialog.tsx';
import { actionsFor, screens, type Command } from './commands.ts';

const isLink = (command: Command): command is Command & { to: string } => command.to !== undefined;

/** Follows the first option for words. */
async function run(user: UserEvent, words: string) {
  await openPalette(user, words);
  await user.keyboard('{Enter}');
}

test.each([
  ['post a job', 'Post a Job'],
  ['project post', 'Post a Project'],
  ['create gig', 'Create a Gig'],
])('%s opens the dialog %s on any screen, and closing it returns the focus', async (words, title) => {
  const { user, router } = await renderWithKeys('/search');
  const field = await screen.findByRole('searchbox', { name: 'Search words' });
  field.focus();
  await run(user, words);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(field).toHaveFocus());
  await expectLocation(router, '/search');
});

test('a post starts in the field of the feed', async () => {
  const { user, router } = await renderWithKeys('/nope');
  await run(user, 'start post');
  await expectLocation(router, '/');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Post' })).toHaveFocus());
  // The palette opens again once it is closed. Also on the feed itself.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  screen.getByRole('textbox', { name: 'Post' }).blur();
  await run(user, 'start post');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Post' })).toHaveFocus());
});

test('the theme changes in place', async () => {
  const { user } = await renderWithKeys('/nope');
  const before = currentTheme();
  await run(user, 'toggle theme');
  await waitFor(() => expect(currentTheme()).not.toBe(before));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('every screen and action with an address leads to a screen', () => {
  const routes = createRoutes(createClient(httpLink()));
  const addresses = [
    ...screens,
    ...actionsFor({ isAuthenticated: true }, '/'),
    ...actionsFor({ isAuthenticated: false }, '/'),
  ];
  for (const { label, to } of addresses.filter(isLink))
    expect({ label, route: matchRoutes(routes, to)?.at(-1)?.route.path }).not.toEqual({ label, route: '*' });
});
