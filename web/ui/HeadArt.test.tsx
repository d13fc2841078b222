import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';
import { tint } from './Avatar.tsx';
import { HeadArt } from './HeadArt.tsx';

const artOf = (name: string) => render(<HeadArt name={name} />).container.firstElementChild!;

test('the art is hidden from screen readers and has the same tint for the same company', () => {
  const art = artOf('Halden Works');
  expect(art).toHaveAttribute('aria-hidden', 'true');
  expect(art).toBeEmptyDOMElement();
  expect(artOf('Halden Works').className).toBe(art.className);
  expect(
    new Set(['Halden Works', 'Tidewell', 'Vellum', 'Quarry Labs'].map((of) => artOf(of).className)).size,
  ).toBeGreaterThan(1);
});

async function tintAt(address: string) {
  const { unmount } = await renderRoute(address);
  await screen.findByRole('heading', { level: 1 });
  const art = document.querySelector('main .head-art, main .mix-blend-color');
  unmount();
  return /bg-avatar-\d \S+/.exec(art?.className ?? '')?.[0];
}

test.each([
  ['gigs', '/gigs?category=video', '/gigs/gig-explainer-animation'],
  ['projects', '/projects?category=web-development', '/projects/project-storefront-speed'],
  ['products', '/shop?category=notion', '/shop/product-studio-operating-system'],
])('a list of %s of one category has the tint of the detail pages', async (_things, list, one) => {
  const page = await tintAt(one);
  expect(page).toMatch(/^bg-avatar/);
  expect(await tintAt(list)).toBe(page);
});

test('a list of all categories, or of several, has the tint of its screen', async () => {
  expect(await tintAt('/gigs')).toBe(tint('Gigs'));
  expect(await tintAt('/gigs?category=video&wishlist=only')).toBe(tint('Gigs'));
  expect(await tintAt('/projects?category=web-development&category=devops-cloud')).toBe(tint('Projects'));
  expect(await tintAt('/projects?category=web-development&tab=saved')).toBe(tint('Projects'));
  expect(await tintAt('/shop')).toBeUndefined();
});
