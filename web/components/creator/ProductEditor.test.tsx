import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { field, fillIn, press, renderEditor } from '../../testing/renderEditor.ts';

const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

test('RT-22 PE-01 PE-02 PE-03 PE-05 EN-51 KC-16 the form has its sections, a preview that updates with it, and a link back', async () => {
  const { user } = await renderEditor();
  expect(screen.getByRole('heading', { level: 1, name: 'Create Product' })).toBeVisible();
  for (const name of [
    'Basic Information',
    'Product Thumbnail',
    'Digital File Upload',
    'Pricing and Visibility',
  ])
    expect(heading(name)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Creator Dashboard' })).toHaveAttribute(
    'href',
    '/creator-dashboard',
  );
  expect(preview().getByText('Untitled product')).toBeVisible();
  fireEvent.change(field('Title'), { target: { value: 'Quiet icons' } });
  expect(await preview().findByText('Quiet icons')).toBeVisible();
  fireEvent.change(field(/^Short Description/), { target: { value: 'Ninety icons that do not shout.' } });
  expect(await preview().findByText('Ninety icons that do not shout.')).toBeVisible();
  await user.selectOptions(field('Category'), 'Freebies');
  expect(await preview().findByText('Freebies')).toBeVisible();
  for (const name of ['Save as Draft', 'Publish Product']) expect(press(name)).toBeVisible();
  expect(field('Price (USD) (optional)')).toHaveAttribute('placeholder', '9.99');
});

test("VA-16 VA-17 VA-18 SS-36 SS-37 the form's defaults and choices", async () => {
  await renderEditor();
  expect(field('This product is free')).not.toBeChecked();
  expect(field('Draft (not visible)')).toBeChecked();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent.trim())).toEqual([
    'Public',
    'Private (visible only with a direct link)',
    'Draft (not visible)',
  ]);
  const types = field('Product Type');
  expect(types).toHaveValue('digitalFile');
  expect([...(types as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
    'digitalFile',
    'aiAgent',
    'template',
    'course',
    'ebook',
    'notionKit',
    'freebie',
  ]);
});

test('PE-04 SS-41 SS-42 SS-43 VA-19 EN-52 a course has its own categories, fields and structure, and no file', async () => {
  const { user } = await renderEditor();
  await user.selectOptions(field('Category'), 'Freebies');
  await user.selectOptions(field('Product Type'), 'Course');
  await waitFor(() => expect(heading('Course Structure')).toBeVisible());
  expect(heading('Digital File Upload')).toBeNull();
  const category = field('Category') as HTMLSelectElement;
  expect([...category.options].map(({ text }) => text)).toEqual([
    'Select a category',
    'AI & Automation',
    'Web Development',
    'Design & Branding',
    'Marketing & SEO',
    'Business & Startups',
    'Social Media',
    'Productivity & Mindset',
    'Health & Wellness',
    'Freelancing & Gigs',
    'Finance & Investing',
    'Writing & Content Creation',
  ]);
  await waitFor(() => expect(category).toHaveValue(''));
  const level = field(/^Difficulty Level/) as HTMLSelectElement;
  expect([...level.options].map(({ text }) => text)).toEqual([
    'Not said',
    'Beginner',
    'Intermediate',
    'Advanced',
  ]);
  await user.selectOptions(level, 'Advanced');
  await user.type(field(/^Duration/), '1h 20min');
  expect(field('Show previews of lessons')).not.toBeChecked();
  await user.selectOptions(field('Product Type'), 'eBook');
  await waitFor(() => expect(heading('Digital File Upload')).toBeVisible());
  expect(screen.queryByLabelText(/^Difficulty Level/)).toBeNull();
});

test("PE-14 PE-15 PE-16 PE-17 SS-44 the preview's button updates with price and type", async () => {
  const { user } = await renderEditor();
  expect(screen.getByText('Without a price, it is published as free.')).toBeVisible();
  expect(preview().getByText('No price yet')).toBeVisible();
  expect(preview().getByRole('button', { name: 'Buy' })).toBeVisible();
  await user.type(field(/^Price/), '9,5');
  expect(field(/^Price/)).toHaveAccessibleDescription('= $9.50');
  expect(await preview().findByRole('button', { name: 'Buy for $9.50' })).toBeVisible();
  // An invalid price is not shown in the preview. Its error appears on blur, and the typed text stays.
  await user.type(field(/^Price/), 'e');
  expect(await preview().findByRole('button', { name: 'Buy' })).toBeVisible();
  expect(preview().getByText('No price yet')).toBeVisible();
  expect(field(/^Price/)).not.toBeInvalid();
  await user.tab();
  await waitFor(() =>
    expect(field(/^Price/)).toHaveAccessibleDescription(
      'Enter an amount in dollars such as 9.99, from 0 to 100,000',
    ),
  );
  await user.click(press('Publish Product'));
  expect(field(/^Price/)).toHaveValue('9,5e');
  await user.type(field(/^Price/), '{Backspace}');
  expect(await preview().findByRole('button', { name: 'Buy for $9.50' })).toBeVisible();
  await waitFor(() => expect(field(/^Price/)).toBeValid());
  await user.click(field('This product is free'));
  expect(await preview().findByRole('button', { name: 'Download Free' })).toBeVisible();
  expect(screen.queryByLabelText(/^Price/)).toBeNull();
  await user.selectOptions(field('Product Type'), 'Course');
  expect(await preview().findByRole('button', { name: 'Enroll Free' })).toBeVisible();
  await user.click(field('This product is free'));
  expect(await preview().findByRole('button', { name: 'Enroll for $9.50' })).toBeVisible();
});

test('VA-20 VA-21 VA-22 VA-23 EN-53 tags: Enter and Add add one, a duplicate is ignored, ten is the maximum', async () => {
  const { user } = await renderEditor();
  const input = screen.getByPlaceholderText('Add a tag');
  const add = press('Add');
  expect(add).toBeDisabled();
  await user.type(input, '   ');
  expect(add).toBeDisabled();
  await user.type(input, 'icons{Enter}Icons{Enter}');
  const tags = () =>
    within(screen.getByRole('list', { name: 'Tags' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(tags()).toEqual(['icons']);
  await user.type(input, 'quiet');
  await user.click(add);
  expect(tags()).toEqual(['icons', 'quiet']);
  for (const tag of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) await user.type(input, `${tag}{Enter}`);
  expect(tags()).toHaveLength(10);
  expect(input).toHaveValue('i');
  expect(add).toBeDisabled();
  await user.click(press('Remove tag quiet'));
  expect(tags()).toHaveLength(9);
  expect(add).toBeEnabled();
});

test('Enter that confirms a word of an input method adds no tag', async () => {
  const { user } = await renderEditor();
  const input = screen.getByPlaceholderText('Add a tag');
  await user.type(input, '日本');
  // Safari ends the composition before it sends this key.
  fireEvent.compositionStart(input);
  fireEvent.compositionEnd(input);
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(input).toHaveValue('日本');
  expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
  await user.type(input, '{Enter}');
  expect(screen.getByRole('button', { name: 'Remove tag 日本' })).toBeVisible();
});

test('a typed or pasted list of tags becomes single tags, and words that do not fit stay in the field', async () => {
  const { user } = await renderEditor();
  const input = screen.getByPlaceholderText('Add a tag');
  const tags = () =>
    within(screen.getByRole('list', { name: 'Tags' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await user.type(input, 'icons, quiet,');
  expect(tags()).toEqual(['icons', 'quiet']);
  expect(input).toHaveValue('');
  await user.type(input, 'half');
  await user.paste('\n#Icons\npen and paper\r\nink');
  expect(tags()).toEqual(['icons', 'quiet', 'half', 'pen and paper', 'ink']);
  await user.paste('a,b,c,d,e,f,g');
  expect(tags()).toHaveLength(10);
  expect(input).toHaveValue('f, g');
});

test('VA-10 VA-13 VA-14 T2 missing values show errors beside their fields, and nothing is saved', async () => {
  const { user, router } = await renderEditor();
  await user.type(field('Title'), 'Four');
  await user.type(field('Full Description'), 'x'.repeat(19));
  await user.click(press('Publish Product'));
  await waitFor(() =>
    expect(field('Title')).toHaveAccessibleDescription('Title must be at least 5 characters'),
  );
  expect(field('Full Description')).toHaveAccessibleDescription(
    'Full description must be at least 20 characters',
  );
  expect(field('Category')).toHaveAccessibleDescription('Please select a category');
  expect(field(/^Short Description/)).toBeValid();
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(router.state.location.pathname).toBe('/creator-dashboard/create');
});

test.each([
  ['Publish Product', 'Product submitted for review', 'Pending Review'],
  ['Save as Draft', 'Product saved as draft', 'Draft'],
])(
  'PE-06 PE-07 SS-40 SN-11 T1 %s shows its notice and leads to the dashboard, which lists the product',
  async (name, notice, status) => {
    const { user, router } = await renderEditor();
    await fillIn(user, `Quiet icons ${status}`);
    await user.click(press(name));
    expect(await screen.findByText(notice)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/creator-dashboard'));
    expect(await screen.findByText('11 products')).toBeVisible();
    const row = screen.getByText(`Quiet icons ${status}`).closest('tr')!;
    expect(within(row).getByText(status)).toBeVisible();
    expect(within(row).getByText('Design Templates')).toBeVisible();
  },
);

test('a link within the page moves the focus without a browser navigation', async () => {
  const { user } = await renderEditor();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  const onClick = vi.fn<(event: Event) => void>((event) => expect(event.defaultPrevented).toBe(true));
  addEventListener('click', onClick);
  await user.click(skip);
  removeEventListener('click', onClick);
  expect(onClick).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
