import { graphql } from '../../generated/gql.ts';
import type { ProductEditor_ProductFragment, ProductFormInput } from '../../generated/graphql.ts';
import type { EveryField } from '../../ui/form/defineForm.ts';
import { recallCourse } from './courseMemory.ts';
import { levels, productTypes, visibilities, type ProductForm, type ProductValues } from './productForm.ts';
import { productFormInputBounds } from '../../../schema/generated/creator.actions.ts';
import { listedWords } from '../../../schema/rules/words.ts';

export const productFragment = graphql(/* GraphQL */ `
  fragment ProductEditor_product on CreatorProduct {
    id
    title
    shortDescription
    fullDescription
    categoryId
    visibility
    price
    isFree
    fileType
    productType
    difficultyLevel
    duration
    showPreviews
    thumbnail
    tags
    views
    downloads
    earnings
  }
`);

/** The form's initial values for an existing product. */
export const startOf = (product: ProductEditor_ProductFragment): ProductForm => ({
  title: product.title,
  shortDescription: product.shortDescription,
  fullDescription: product.fullDescription,
  category: product.categoryId,
  tags: product.tags.join(','),
  tag: '',
  isFree: product.isFree,
  // A price as text: 29.50, but 29.
  price: product.isFree ? '' : product.price.toFixed(Number.isInteger(product.price) ? 0 : 2),
  visibility: visibilities.find(({ value }) => value === product.visibility)!.id,
  productType: productTypes.find(({ value }) => value === product.productType)!.id,
  difficultyLevel: levels.find(({ value }) => value === product.difficultyLevel)!.id,
  duration: product.duration ?? '',
  showPreviews: product.showPreviews ?? false,
  thumbnail: product.thumbnail ? { url: product.thumbnail, name: 'Current picture' } : null,
  file: product.fileType ? { name: 'Current file', size: 0, type: product.fileType } : null,
  // A reload deletes them from this tab, so hydration has none, as on the server.
  modules: recallCourse(product.id) ?? [],
});

/** Each valid tag once, up to the maximum. */
const validTags = (tags: readonly string[]): string[] =>
  listedWords(tags.join('\n'))
    .filter((tag) => tag.length <= productFormInputBounds.tags.maxLength)
    .slice(0, productFormInputBounds.tags.max);

/** Converts a valid form to the action's input. The file and the modules of a course are not sent. */
export function inputOf(values: ProductValues): EveryField<ProductFormInput> {
  const { tag, file, modules: _modules, ...fields } = values;
  const isCourse = values.productType === 'COURSE';
  return {
    ...fields,
    // Includes a tag that was typed but not added.
    tags: validTags([...values.tags, ...listedWords(tag)]),
    price: values.isFree ? 0 : values.price,
    fileType: isCourse ? null : (file?.type ?? null),
    difficultyLevel: isCourse ? values.difficultyLevel : null,
    duration: isCourse ? values.duration || null : null,
    showPreviews: isCourse ? values.showPreviews : null,
    thumbnail: values.thumbnail?.url ?? null,
  };
}
