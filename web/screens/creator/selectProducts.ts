import { creatorProductStatusChoices } from '../../../schema/generated/creator.ts';
import { holdsWords, wordsOf } from '../../../schema/rules/text.ts';
import type { CreatorProduct } from '../../../schema/generated/types.ts';
import { creatorSearch, type Column, type CreatorSearch } from '../../searches/creatorSearch.ts';

type SearchableProduct = Pick<
  CreatorProduct,
  'title' | 'category' | 'status' | 'price' | 'views' | 'downloads' | 'earnings'
>;

const statusOrder = Object.keys(creatorProductStatusChoices);

const valueOf: Readonly<Record<Column, (product: SearchableProduct) => string | number>> = {
  product: ({ title }) => title,
  category: ({ category }) => category,
  status: ({ status }) => statusOrder.indexOf(status),
  price: ({ price }) => price,
  views: ({ views }) => views ?? 0,
  downloads: ({ downloads }) => downloads,
  earnings: ({ earnings }) => earnings,
};

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'string' ? a.localeCompare(String(b), 'en') : a - Number(b);

/** The products that match words and status, in the chosen order. The server's order is newest first. */
export function selectProducts<P extends SearchableProduct>(
  products: readonly P[],
  search: CreatorSearch,
): P[] {
  const { status } = creatorSearch.values(search);
  const words = wordsOf(search.q);
  const matching = products.filter(
    (product) =>
      (status === undefined || product.status === status) &&
      holdsWords(words, product.title, product.category),
  );
  if (search.sort === 'newest') return matching;
  const [column, order] = search.sort.split('-') as [Column, 'desc'?]; // 'price', 'price-desc'
  const read = valueOf[column];
  const direction = order === 'desc' ? -1 : 1;
  return matching.toSorted((a, b) => direction * compare(read(a), read(b)));
}
