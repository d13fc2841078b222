import { difficultyLevelChoices } from '../../../schema/generated/course.ts';
import { creatorProductTypeChoices, productVisibilityChoices } from '../../../schema/generated/creator.ts';
import { productFormInputBounds } from '../../../schema/generated/creator.actions.ts';
import * as z from 'zod/mini';
import type { ShopCategory } from '../../generated/graphql.ts';
import { defineFormOf } from '../../ui/form/defineForm.ts';
import type { ChosenPicture } from '../../ui/form/pictureUrls.ts';
import { choice, optionalMoney, text, type ChosenFile } from '../../ui/form/rules.ts';
import { listOf } from '../../../schema/rules/choices.ts';
import { listedWords } from '../../../schema/rules/words.ts';

/** The outline of a course stays in the browser, so the contract has no bounds for it. */
const courseBounds = { title: { min: 1, max: 100 }, notes: { max: 20_000 } };

export const productTypes = listOf(creatorProductTypeChoices);
export const visibilities = listOf(productVisibilityChoices);

export const levels = [{ id: '', label: 'Not said', value: null }, ...listOf(difficultyLevelChoices)];

export interface Lesson {
  title: string;
  notes: string;
  video?: ChosenFile | null | undefined;
  files?: readonly ChosenFile[] | undefined;
}
export interface Module {
  title: string;
  lessons: Lesson[];
}

export const newLesson: Lesson = { title: 'New Lesson', notes: '', video: null, files: [] };
export const newModule: Module = { title: 'New Module', lessons: [] };

export const priceRule = optionalMoney(productFormInputBounds.price);

const shape = {
  title: text(productFormInputBounds.title, {
    missing: `Title must be at least ${productFormInputBounds.title.min} characters`,
    long: `Title must be less than ${productFormInputBounds.title.max} characters`,
  }),
  shortDescription: text(productFormInputBounds.shortDescription, {
    long: `Short description must be less than ${productFormInputBounds.shortDescription.max} characters`,
  }),
  fullDescription: text(productFormInputBounds.fullDescription, {
    missing: `Full description must be at least ${productFormInputBounds.fullDescription.min} characters`,
  }),
  category: z.pipe(
    z.string().check(z.minLength(1, 'Please select a category')),
    z.transform((id) => id as ShopCategory),
  ),
  /** Tags joined by commas. */
  tags: z.pipe(z.string(), z.transform(listedWords)),
  /** The text in the field for the next tag. */
  tag: text({ max: productFormInputBounds.tags.maxLength }),
  isFree: z.boolean(),
  price: priceRule,
  visibility: choice(visibilities),
  productType: choice(productTypes),
  difficultyLevel: choice(levels),
  duration: text(productFormInputBounds.duration),
  showPreviews: z.boolean(),
  thumbnail: z.nullable(z.custom<ChosenPicture>()),
  file: z.nullable(z.custom<ChosenFile>()),
  modules: z.array(
    z.object({
      title: text(courseBounds.title, { missing: 'Give the module a title' }),
      lessons: z.array(
        z.object({
          title: text(courseBounds.title, { missing: 'Give the lesson a title' }),
          notes: text(courseBounds.notes),
          video: z.optional(z.nullable(z.custom<ChosenFile>())),
          files: z.optional(z.custom<readonly ChosenFile[]>()),
        }),
      ),
    }),
  ),
};
const fields = z.object(shape);

export type ProductForm = z.input<typeof fields>;
export type ProductValues = z.output<typeof fields>;

/** Empties hidden fields before validation: the price of a free product; level and modules outside a course. */
const schema = z.pipe(
  z.pipe(
    z.custom<ProductForm>(),
    z.transform((form: ProductForm) => ({
      ...form,
      ...(form.isFree && { price: '' }),
      ...(form.productType !== 'course' && { modules: [], difficultyLevel: '' }),
    })),
  ),
  fields,
);

/** Fields of lessons. A draft cannot store files; it excludes fields of these names at any depth, hence the cast. */
const lessonFiles = ['video', 'files'] as unknown as (keyof ProductForm)[];
export const productForm = defineFormOf(shape, schema, {
  start: { visibility: 'draft', productType: 'digitalFile' },
  excludedFromDraft: lessonFiles,
  // One entry in the list: a stored draft of another shape is ignored.
  example: { modules: [{ title: '', lessons: [{ title: '', notes: '' }] }] },
});
