import { screen } from '@testing-library/react';
import { renderRoute } from '../../testing/renderRoute.tsx';
// Its code comes after the first view; here it takes longer than a test waits.
import './EditedProduct.tsx';

/** The editor with its form. */
export async function renderEditor(path = '/creator-dashboard/create') {
  const view = await renderRoute(path);
  await screen.findByLabelText('Title');
  return view;
}
export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const press = (name: string) => screen.getByRole('button', { name });

type User = Awaited<ReturnType<typeof renderEditor>>['user'];

/** What every product needs. */
export async function fillIn(user: User, title = 'Quiet icons', category = 'Design Templates') {
  await user.type(field('Title'), title);
  await user.type(field('Full Description'), 'Forty icons that do not shout.');
  await user.selectOptions(field('Category'), category);
}
