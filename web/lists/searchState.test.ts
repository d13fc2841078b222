import { expect, expectTypeOf, test } from 'vitest';
import {
  item,
  many,
  manyPlaces,
  oneOf,
  onePlace,
  page,
  sections,
  sorts,
  tabs,
  text,
} from './searchFields.ts';
import { defineSearch, omitUndefined } from './searchState.ts';

const shop = defineSearch('/shop', {
  q: text(5),
  kind: oneOf({ any: undefined, course: 'COURSE', other: 'DIGITAL' }),
  level: many({ new: 'BEGINNER', old: 'ADVANCED' }),
  place: manyPlaces,
  sort: sorts({ popular: undefined, recent: 'RECENT' }),
  tab: tabs('all', 'mine'),
  page,
  open: item,
});
const read = (query: string) => shop.read(new URLSearchParams(query));
const full =
  'q=tea&kind=course&level=old&level=new&place=Oslo%2C+Norway&sort=recent&tab=mine&page=3&open=shop-tea';

test('reading an address and writing it again returns the same address', () => {
  expect(read(full)).toEqual({
    q: 'tea',
    kind: 'course',
    level: ['old', 'new'],
    place: ['Oslo, Norway'],
    sort: 'recent',
    tab: 'mine',
    page: 3,
    open: 'shop-tea',
  });
  expect(shop.address(read(full))).toBe(`/shop?${full}`);
  expect(shop.address(read(full), '/shop/7')).toBe(`/shop/7?${full}`);
});

test('the address omits defaults', () => {
  expect(shop.address(shop.defaults)).toBe('/shop');
  expect(shop.address({ kind: 'any', page: 1, tab: 'mine' })).toBe('/shop?tab=mine');
});

test('unknown values are read as the default', () => {
  const invalid = [
    'kind=toString&level=toString&level=neither&sort=x&tab=&page=-1&open=a%20b',
    'kind=&page=1.5&place=',
    'page=1e99&page=2',
  ];
  for (const query of invalid) expect({ ...read(query), open: '' }).toEqual(shop.defaults);
  expect(read(invalid[0]!).open).toBe('-');
});

test('text is trimmed and cut to its maximum length; a duplicate choice counts once', () => {
  expect(read('q=++abcdefgh')).toMatchObject({ q: 'abcde' });
  expect(read('level=new&level=new&place=a&place=a')).toMatchObject({ level: ['new'], place: ['a'] });
  expect(read(`place=${'x'.repeat(300)}`).place[0]).toHaveLength(100);
  const places = Array.from({ length: 200 }, (_, i) => `place=${i}`).join('&');
  expect(read(places).place).toHaveLength(50);
});

test('the values for the schema contain only the set fields', () => {
  const values = shop.values(read(full));
  expect(values).toEqual({
    q: 'tea',
    kind: 'COURSE',
    level: ['ADVANCED', 'BEGINNER'],
    place: ['Oslo, Norway'],
    sort: 'RECENT',
    tab: 'mine',
    page: 3,
    open: 'shop-tea',
  });
  expect(shop.values(shop.defaults)).toEqual({});
  expectTypeOf(values.kind).toEqualTypeOf<'COURSE' | 'DIGITAL' | undefined>();
  expectTypeOf(values.level).toEqualTypeOf<readonly ('BEGINNER' | 'ADVANCED')[] | undefined>();
  expect(omitUndefined({ query: 'tea', kind: undefined })).toEqual({ query: 'tea' });
});

test('`of` turns schema values into a search; null and unknown values become the default', () => {
  expect(shop.fromValues(shop.values(read(full)))).toEqual(read(full));
  expect(shop.fromValues({})).toEqual(shop.defaults);
  expect(shop.fromValues({ q: null, kind: 'BOOK', level: ['ADVANCED'] })).toEqual(read('level=old'));
});

test('each active choice counts as one filter; words and choices narrow a list, a sort order does not', () => {
  expect(shop.filters(read(full))).toEqual([
    { name: 'kind', id: 'course' },
    { name: 'level', id: 'old' },
    { name: 'level', id: 'new' },
    { name: 'place', id: 'Oslo, Norway' },
  ]);
  expect(shop.isNarrowed(read('q=tea'))).toBe(true);
  expect(shop.isNarrowed(read('level=new'))).toBe(true);
  expect(shop.isNarrowed(read('sort=recent&tab=mine&page=2&open=x'))).toBe(false);
});

test('a changed search starts on the first page and tab, with no open item', () => {
  const search = 'q=tea&kind=course&level=old&level=new&place=Oslo%2C+Norway&sort=recent';
  const state = read(full);
  expect(shop.address(shop.fromStart(state))).toBe(`/shop?${search}`);
  expect(shop.address(shop.withoutFilters(state))).toBe('/shop?q=tea&sort=recent');
  expect(shop.address(shop.without(state, { name: 'kind', id: 'course' }))).toBe(
    `/shop?${search.replace('&kind=course', '')}`,
  );
  expect(shop.address(shop.without(state, { name: 'level', id: 'old' }))).toBe(
    `/shop?${search.replace('&level=old', '')}`,
  );
  const none = shop.toggled(read('level=old&page=2'), { name: 'level', id: 'old' });
  expect(shop.address(none)).toBe('/shop');
  expect(shop.address(shop.toggled(none, { name: 'level', id: 'new' }))).toBe('/shop?level=new');
});

test('a section narrows the list, is not an active filter, and stays when the filters are cleared', () => {
  const firms = defineSearch('/firms', {
    q: text(5),
    trade: sections({ all: undefined, media: 'MEDIA' }),
    place: onePlace,
    page,
  });
  const state = firms.read(new URLSearchParams('trade=media&place=Oslo%2C+Norway&page=2'));
  expect(firms.filters(state)).toEqual([{ name: 'place', id: 'Oslo, Norway' }]);
  expect(firms.isNarrowed({ ...firms.defaults, trade: 'media' })).toBe(true);
  expect(firms.values(state)).toEqual({ trade: 'MEDIA', place: 'Oslo, Norway', page: 2 });
  expect(firms.address(firms.withoutFilters(state))).toBe('/firms?trade=media');
  expect(firms.address(firms.fromStart(state))).toBe('/firms?trade=media&place=Oslo%2C+Norway');
  expect(firms.address(firms.without(state, { name: 'place', id: 'Oslo, Norway' }))).toBe(
    '/firms?trade=media',
  );
  expect(firms.read(new URLSearchParams(`place=${'x'.repeat(300)}`)).place).toHaveLength(100);
});
