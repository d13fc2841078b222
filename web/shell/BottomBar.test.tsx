import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../testing/expectLocation.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { renderShell } from '../testing/renderShell.tsx';
import { expectToast } from '../testing/toast.ts';

const bar = () => within(screen.getByRole('navigation', { name: 'Places' }));
const entries = () =>
  bar()
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

test('the bottom bar leads to the five main places and shows the number of unread messages', async () => {
  const { user, router } = await renderShell();
  expect(entries()).toEqual([
    ['Feed', '/'],
    ['Jobs', '/jobs'],
    ['Network', '/network'],
    ['Messages, 6 unread', '/messages'],
    ['Profile', '/profile'],
  ]);
  expect(bar().getByText('6')).toHaveClass('count');
  expect(bar().queryAllByRole('link', { current: 'page' })).toEqual([]);
  await user.click(bar().getByRole('link', { name: 'Jobs' }));
  await expectLocation(router, '/jobs');
  expect(await bar().findByRole('link', { current: 'page' })).toHaveTextContent('Jobs');
});

test('the bottom bar marks Jobs on the page of a job, and Profile on the own profile alone', async () => {
  const { router } = await renderRoute('/jobs/job-senior-product-designer');
  await screen.findByRole('heading', { level: 1, name: 'Senior Product Designer' });
  const marked = () =>
    bar()
      .getAllByRole('link')
      .filter((link) => link.matches('[aria-current], [data-current]'));
  expect(marked().map((link) => link.textContent)).toEqual(['Jobs']);
  await router.navigate('/profile/person-sofia-lindqvist');
  await screen.findByRole('heading', { level: 1, name: 'Sofia Lindqvist' });
  expect(marked()).toEqual([]);
});

test('for a logged-out viewer the bottom bar and the menu have Log in, which leads back, and the side bar contains no messages', async () => {
  const { router, user } = await renderRoute('/auth/logout');
  await expectToast('Logged out', "You're logged out in this tab.");
  await router.navigate('/jobs?q=analyst');
  await screen.findByRole('article', { name: 'Data Analyst' });
  expect(entries().slice(3)).toEqual([
    ['Messages', '/messages'],
    ['Log in', '/auth/login?next=%2Fjobs%3Fq%3Danalyst'],
  ]);
  expect(screen.getByRole('button', { name: 'Side bar: My work' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/auth/login?next=%2Fjobs%3Fq%3Danalyst',
  );
});
