import { graphql } from '../../generated/gql.ts';
import type { ProductCategoriesFragment } from '../../generated/graphql.ts';
import type { Categories } from './BasicFields.tsx';

/** The queries of the screens with the product form include this fragment; the code generator finds it by this call. */
graphql(/* GraphQL */ `
  fragment ProductCategories on Query {
    shop: shopCategories(family: SHOP) {
      id
      category
      label
    }
    course: shopCategories(family: COURSE) {
      id
      category
      label
    }
  }
`);

/** The shop's tabs as choices of the form, without 'all'. */
const choices = (tabs: ProductCategoriesFragment['shop']) =>
  tabs.flatMap(({ category, label }) => (category === null ? [] : [{ id: category, label }]));

export const categoriesOf = ({ shop, course }: ProductCategoriesFragment): Categories => ({
  shop: choices(shop),
  course: choices(course),
});
