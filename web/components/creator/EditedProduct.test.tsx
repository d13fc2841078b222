import { ApolloLink, Observable } from '@apollo/client';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { ProductStats } from './ProductStats.tsx';
import { field, press, renderEditor } from '../../testing/renderEditor.ts';

const edit = (id: string) => `/creator-dashboard/edit/own-${id}`;

test('RT-23 PE-01 PE-02 PE-08 PE-10 PE-12 PE-13 a product is loaded into the form, with its stats', async () => {
  await renderEditor(edit('product-pricing-for-quiet-people'));
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Creator Dashboard' })).toHaveAttribute(
    'href',
    '/creator-dashboard',
  );
  expect(field('Title')).toHaveValue('Pricing for quiet people');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Pricing for quiet people')).toBeVisible();
  fireEvent.change(field('Title'), { target: { value: 'Pricing aloud' } });
  expect(await preview.findByText('Pricing aloud')).toBeVisible();
  expect(field('Product Type')).toHaveValue('ebook');
  expect(field('Category')).toHaveValue('EBOOKS');
  expect(field(/^Price/)).toHaveValue('12');
  expect(field('Public')).toBeChecked();
  const stats = screen.getByRole('region', { name: 'Product Stats' });
  expect(stats).toHaveTextContent('Views18,402Downloads2,780Earnings$33,360.00');
  for (const name of ['Save as Draft', 'Update Product']) expect(press(name)).toBeVisible();
});

test('PE-12 PE-13 a product without views has no stats, and a free one no earnings', async () => {
  const { unmount } = await renderEditor(edit('product-brief-reader'));
  expect(screen.queryByText('Product Stats')).toBeNull();
  expect(field('This product is free')).toBeChecked();
  unmount();
  await renderEditor(edit('product-portfolio-audit-checklist'));
  expect(screen.getByRole('region', { name: 'Product Stats' })).toHaveTextContent(
    /^Product StatsViews12,077Downloads5,390$/,
  );
});

test.each([
  [3, 0, 'Views3Downloads0'],
  [0, 4, 'Views0Downloads4'],
])('PE-12 %i views and %i downloads are shown: one of them above 0 is enough', (views, downloads, shown) => {
  render(<ProductStats views={views} downloads={downloads} earnings={0} />);
  expect(screen.getByRole('region', { name: 'Product Stats' })).toHaveTextContent(`Product Stats${shown}`);
});

test("PE-08 'Loading product data...' is shown while the product loads", async () => {
  let resolve = () => {};
  const gate = new Promise<void>((done) => {
    resolve = done;
  });
  const link = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const waits = operation.operationName === 'ProductEditScreen' ? gate : Promise.resolve();
        void waits.then(() => forward(operation).subscribe(observer));
      }),
  );
  const { router } = await renderRoute('/creator-dashboard', { link });
  await screen.findByText('10 products');
  void router.navigate(edit('course-first-usability-test'));
  expect(await screen.findByText('Loading product data...')).toBeVisible();
  resolve();
  expect(await screen.findByLabelText('Title')).toHaveValue('Your first usability test');
  expect(field(/^Duration/)).toHaveValue('1h 20min');
});

test.each([
  ['Update Product', 'Product updated successfully', 'Live'],
  ['Save as Draft', 'Product saved as draft', 'Draft'],
])(
  'PE-10 PE-11 SS-39 SS-40 SN-11 %s: the notice, and the row in the dashboard',
  async (name, notice, status) => {
    const { user, router } = await renderEditor(edit('product-research-plan-kit'));
    await user.clear(field('Title'));
    await user.type(field('Title'), 'Research plans');
    await user.click(press(name));
    expect(await screen.findByText(notice)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/creator-dashboard'));
    await screen.findByText('10 products');
    const row = screen.getByText('Research plans').closest('tr')!;
    expect(within(row).getByText(status)).toBeVisible();
    expect(within(row).getByText('$20,160.00')).toBeVisible();
  },
);

test('Enter in a field of a published product updates it, and does not make it a draft', async () => {
  const { user } = await renderEditor(edit('product-research-plan-kit'));
  await user.type(field('Title'), ' 2{Enter}');
  expect(await screen.findByText('Product updated successfully')).toBeVisible();
  expect(screen.queryByText('Product saved as draft')).toBeNull();
});

test("PE-09 an unknown id shows 'Product not found' and a link back to the dashboard", async () => {
  const { router } = await renderRoute(edit('product-nobody-made'));
  expect(await screen.findByText('Product not found')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/creator-dashboard'));
  expect(await screen.findByText('10 products')).toBeVisible();
});
