import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';

test.each([
  '/',
  '/jobs/job-support-engineer',
  '/projects/project-storefront-speed',
  '/gigs/gig-typescript-migration',
  '/companies/techcorp',
  '/shop/product-log-lens',
  '/profile',
])('sharing a link has the same symbol, and no other control of %s has it', async (path) => {
  await renderRoute(path);
  const share = await screen.findAllByRole('button', { name: /^(Share|Copy link)\b/ });
  const controls = [...document.querySelectorAll('button, a')];
  expect(controls.filter((control) => control.querySelector('.lucide-share-2, .lucide-share'))).toEqual(
    share,
  );
});
