import { screen, within } from '@testing-library/react';
import { renderRoute } from './renderRoute.tsx';

/** Renders the list screen and waits for the first cards. */
export async function renderProjects(path = '/projects', options?: Parameters<typeof renderRoute>[1]) {
  const view = await renderRoute(path, options);
  await screen.findByText(/^\d+ projects?(,|$)/);
  return view;
}
// By text and label, because queries by role are slow on a page with eighty choices.
export const status = () => screen.getByText(/^\d+ projects?(,|$)/).textContent;
export const cards = () => screen.queryAllByRole('article');
export const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);
export const searchBox = () => screen.getByLabelText('Search projects');
export const button = (name: string) => screen.getByText(name, { selector: 'button' });
export const category = (name: string) =>
  screen.getByText(name, { ignore: 'ul[aria-label] *' }).closest('a')!;
export const box = (name: RegExp | string) => screen.getByLabelText(name);
