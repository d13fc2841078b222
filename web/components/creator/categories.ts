import type { ShopCategory } from '../../generated/graphql.ts';
import type { Categories } from './BasicFields.tsx';

interface Tab {
  category: ShopCategory | null;
  label: string;
}

/** The tabs of the shop as choices of the form: 'all' is none of them. */
const choices = (tabs: readonly Tab[]) =>
  tabs.flatMap(({ category, label }) => (category === null ? [] : [{ id: category, label }]));

export const categoriesOf = (data: { shop: readonly Tab[]; course: readonly Tab[] }): Categories => ({
  shop: choices(data.shop),
  course: choices(data.course),
});
