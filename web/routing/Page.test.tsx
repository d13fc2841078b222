import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';

const inHead = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);

test('a list has a description and a canonical address without its search', async () => {
  await renderRoute('/gigs?q=logo');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gigs' })).toBeVisible();
  expect(inHead('meta[name="description"]', 'content')).toMatch(/^Fixed-price services by designers/);
  expect(inHead('link[rel="canonical"]', 'href')).toBe('/gigs');
});

test('the page of an unknown id has no canonical address', async () => {
  await renderRoute('/gigs/gig-nobody-knows');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gig not found' })).toBeVisible();
  expect(document.title).toBe('Gig not found · Workgrove');
  expect(inHead('link[rel="canonical"]', 'href')).toBeUndefined();
});
