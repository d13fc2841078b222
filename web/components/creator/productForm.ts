import * as z from 'zod/mini';
import type { ShopCategory } from '../../generated/graphql.ts';
import { defineFormOf } from '../../ui/form/defineForm.ts';
import { choice, optionalMoney, text, type ChosenFile } from '../../ui/form/rules.ts';
import { distinct } from '../../../schema/rules/words.ts';
import { listOf } from '../../../schema/rules/choices.ts';
import {
  productTypes as types,
  visibilities as productVisibilities,
} from '../../../schema/rules/creator/choices.ts';
import { levels as difficultyLevels } from '../../../schema/rules/product/choices.ts';

export const productTypes = listOf(types);
export const visibilities = listOf(productVisibilities);

export const levels = [{ id: '', label: 'Not said', value: null }, ...listOf(difficultyLevels)];

export interface Thumbnail {
  /** Of the server's picture, or an object URL of this page. */
  url: string;
  name: string;
}
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

export const most = { tags: 10, tag: 50 };

/** A tag as it is added: tags are joined by commas. */
export const tagOf = (word: string): string => word.replaceAll(',', ' ').trim();

/** As many tags as there may be, each once: a draft may hold others. */
export const tidyTags = (tags: readonly string[]) =>
  distinct(tags.filter((tag) => tag && tag.length <= most.tag)).slice(0, most.tags);

export const priceRule = optionalMoney({ least: 0, most: 100_000 });

const shape = {
  title: text(100, {
    least: 5,
    missing: 'Title must be at least 5 characters',
    long: 'Title must be less than 100 characters',
  }),
  shortDescription: text(200, { long: 'Short description must be less than 200 characters' }),
  fullDescription: text(20_000, { least: 20, missing: 'Full description must be at least 20 characters' }),
  category: z.pipe(
    z.string().check(z.minLength(1, 'Please select a category')),
    z.transform((id) => id as ShopCategory),
  ),
  tags: z.array(z.string()),
  /** What stands in the field for the next tag. */
  tag: text(most.tag),
  isFree: z.boolean(),
  price: priceRule,
  visibility: choice(visibilities),
  productType: choice(productTypes),
  difficultyLevel: choice(levels),
  duration: text(50),
  showPreviews: z.boolean(),
  thumbnail: z.nullable(z.custom<Thumbnail>()),
  file: z.nullable(z.custom<ChosenFile>()),
  modules: z.array(
    z.object({
      title: text(100, { missing: 'Give the module a title' }),
      lessons: z.array(
        z.object({
          title: text(100, { missing: 'Give the lesson a title' }),
          notes: text(20_000),
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

/** What is hidden is not looked at: the price of what is free, level and modules of what is no course. */
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

export const emptyProduct: ProductForm = {
  title: '',
  shortDescription: '',
  fullDescription: '',
  category: '',
  tags: [],
  tag: '',
  isFree: false,
  price: '',
  visibility: 'draft',
  productType: 'digitalFile',
  difficultyLevel: '',
  duration: '',
  showPreviews: false,
  thumbnail: null,
  file: null,
  modules: [],
};

/** Pictures and files belong to the page they were chosen in: a draft does not keep them. */
const chosen = ['thumbnail', 'file', 'video', 'files'] as unknown as (keyof ProductForm)[];
const example: ProductForm = {
  ...emptyProduct,
  tags: [''],
  modules: [{ title: '', lessons: [{ title: '', notes: '' }] }],
};
export const productForm = defineFormOf<ProductForm, ProductValues>(schema, emptyProduct, {
  unkept: chosen,
  example,
});
