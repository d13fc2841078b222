import { expect, test } from 'vitest';
import { productForm, type ProductForm } from './productForm.ts';
import { inputOf } from './productInput.ts';

const validForm: ProductForm = {
  ...productForm.start,
  title: 'x'.repeat(5),
  fullDescription: 'x'.repeat(20),
  category: 'DESIGN',
};
/** Returns the errors of a form; none for a valid one. */
async function errorsOf(change: Partial<ProductForm>) {
  const result = await productForm.schema['~standard'].validate({ ...validForm, ...change });
  return (result.issues ?? []).map(({ message }) => message);
}
async function inputFrom(change: Partial<ProductForm>) {
  const result = await productForm.schema['~standard'].validate({ ...validForm, ...change });
  if (result.issues) throw new Error(result.issues[0]!.message);
  return inputOf(result.value);
}

test.each([
  ['VA-10 title of 4', { title: 'x'.repeat(4) }, 'Title must be at least 5 characters'],
  ['VA-11 title of 101', { title: 'x'.repeat(101) }, 'Title must be less than 100 characters'],
  [
    'VA-12 short description of 201',
    { shortDescription: 'x'.repeat(201) },
    'Short description must be less than 200 characters',
  ],
  [
    'VA-13 full description of 19',
    { fullDescription: 'x'.repeat(19) },
    'Full description must be at least 20 characters',
  ],
  ['VA-14 no category', { category: '' }, 'Please select a category'],
  ['VA-15 price below 0', { price: '-1' }, 'Enter an amount in dollars such as 9.99, from 0 to 100,000'],
] as const)('%s is refused', async (_title, change, message) => {
  expect(await errorsOf(change)).toEqual([message]);
});

test.each([
  ['T2 titles of 5 and 100', { title: 'x'.repeat(100) }],
  ['T2 a short description of 200', { shortDescription: 'x'.repeat(200) }],
  ['T2 a short description of 0 and a full one of 20', {}],
  ['VA-15 a price of 0', { price: '0' }],
  ['VA-15 no price', { price: '' }],
  ['SS-44 an invalid price in the hidden field', { price: '-1', isFree: true }],
] as const)('%s is valid', async (_title, change) => {
  expect(await errorsOf({})).toEqual([]);
  expect(await errorsOf(change)).toEqual([]);
});

test("VA-15 EN-53 EN-54 the action's input has a number, the list of the form's joined tags, and the file's media type", async () => {
  const file = { name: 'icons.zip', size: 9, type: 'application/zip' };
  expect(await inputFrom({ price: '9.99', tags: 'icons,quiet', file, duration: '1h' })).toMatchObject({
    price: 9.99,
    tags: ['icons', 'quiet'],
    fileType: 'application/zip',
    duration: null,
    visibility: 'DRAFT',
  });
  expect(await inputFrom({ productType: 'course', category: 'MARKETING_SEO', file })).toMatchObject({
    fileType: null,
    productType: 'COURSE',
    showPreviews: false,
  });
  expect(await inputFrom({ isFree: true, price: '9.99' })).toMatchObject({ isFree: true, price: 0 });
});
