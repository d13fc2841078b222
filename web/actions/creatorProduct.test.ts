import { afterEach, expect, test } from 'vitest';
import { publishProduct } from './creatorProduct.ts';

const { dataset } = document.documentElement;
afterEach(() => void delete dataset['live']);

test.each([
  ['a price', { price: 12 }, 'It goes on sale in about a minute.'],
  ['no price', {}, 'It is in the shop in about a minute.'],
  ['a price that does not count', { price: 12, isFree: true }, 'It is in the shop in about a minute.'],
])(
  'PE-07 the notice of a published product with %s says in live mode what follows',
  (_what, price, description) => {
    const title = 'Product submitted for review';
    const product = {
      title: 'T',
      shortDescription: '',
      fullDescription: '',
      category: 'DESIGN' as const,
      ...price,
    };
    const notice = () =>
      typeof publishProduct.notice === 'function' &&
      publishProduct.notice({} as never, { input: { product } });
    expect(notice()).toEqual({ title });
    dataset['live'] = '';
    expect(notice()).toEqual({ title, description });
  },
);
