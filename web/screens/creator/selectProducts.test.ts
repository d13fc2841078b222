import { expect, test } from 'vitest';
import { creatorSearch } from '../../searches/creatorSearch.ts';
import { selectProducts } from './selectProducts.ts';

const product = (title: string, category: string) => ({
  title,
  category,
  status: 'LIVE' as const,
  price: 0,
  views: 0,
  downloads: 0,
  earnings: 0,
});
const all = [product('A Résumé That Is Read', 'Templates'), product('Café accounts', 'Spreadsheets')];
const found = (q: string) =>
  selectProducts(all, { ...creatorSearch.defaults, q }).map(({ title }) => title.split(' ')[0]);

test('CD-11 KC-43 the search ignores case and accents in title and category', () => {
  expect(found('')).toEqual(['A', 'Café']);
  expect([found('résumé'), found('resume'), found('RESUME templates')]).toEqual([['A'], ['A'], ['A']]);
  expect(found('cafe templates')).toEqual([]);
});
