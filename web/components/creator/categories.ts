import type { ProductCategoriesFragment } from '../../generated/graphql.ts';
import type { Categories } from './BasicFields.tsx';

/** The shop's tabs as choices of the form, without 'all'. */
const choices = (tabs: ProductCategoriesFragment['shop']) =>
  tabs.flatMap(({ category, label }) => (category === null ? [] : [{ id: category, label }]));

export const categoriesOf = ({ shop, course }: ProductCategoriesFragment): Categories => ({
  shop: choices(shop),
  course: choices(course),
});
