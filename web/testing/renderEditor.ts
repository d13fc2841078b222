import { screen } from '@testing-library/react';
import { renderRoute } from './renderRoute.tsx';
// Imported here because loading it on demand may take longer than a test's timeout.
import '../components/creator/EditedProduct.tsx';

/** Renders the editor and waits for its form. */
export async function renderEditor(path = '/creator-dashboard/create') {
  const view = await renderRoute(path);
  await screen.findByLabelText('Title');
  return view;
}
export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const press = (name: string) => screen.getByRole('button', { name });

type User = Awaited<ReturnType<typeof renderEditor>>['user'];

/** Fills in the required fields of a product. */
export async function fillIn(user: User, title = 'Quiet icons', category = 'Design Templates') {
  await user.type(field('Title'), title);
  await user.type(field('Full Description'), 'Forty icons that do not shout.');
  await user.selectOptions(field('Category'), category);
}
