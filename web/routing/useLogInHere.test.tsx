import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { useLogInHere } from './useLogInHere.ts';

const Link = () => <a href={useLogInHere()}>Log in</a>;
const page = (
  <MemoryRouter initialEntries={['/profile/ada?tab=all#gigs']}>
    <Link />
  </MemoryRouter>
);

test('the link to log in leads back to the part of the page; the server has no hash', async () => {
  const link = () => screen.getByRole('link', { name: 'Log in' });
  const start = '/auth/login?next=%2Fprofile%2Fada%3Ftab%3Dall';
  await hydrate(page, () => expect(link()).toHaveAttribute('href', start));
  expect(link()).toHaveAttribute('href', `${start}%23gigs`);
});
