import { describe, expect, it } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

const query = `query ($query: String!, $kinds: [SearchKind!]) { search(query: $query, kinds: $kinds, first: 100) {
  totalCount correctedQuery counts { kind count } nodes { ... on Node { id } } } }`;

const store = createStore();
const search = (text: string, kinds: readonly string[] = []) => ask(query, { query: text, kinds }, store);
const corrected = async (text: string, kinds?: readonly string[]) =>
  read<string | null>(await search(text, kinds), 'search.correctedQuery');
const ids = async (text: string) => idsAt(await search(text), 'search.nodes');

describe('a search with typing errors', () => {
  it.each([
    ['desinger', 'designer'],
    ['Desinger Halden', 'designer Halden'],
    ['acessibility', 'accessibility'],
    ['ilustrtaion', 'illustration'],
    ['tomás idnetity', 'tomás identity'],
    ['HALDEN wroks', 'HALDEN works'],
  ])('finds for %j what %j finds, and returns it', async (typed, meant) => {
    expect(await corrected(typed)).toBe(meant);
    expect(await ids(typed)).toEqual(await ids(meant));
    expect((await ids(typed)).length).toBeGreaterThan(0);
  });

  it.each(['designer', 'desig', 'Halden Works', '', '   ', 'ux', 'node.js'])(
    'searches %j as it is',
    async (typed) => {
      expect(await corrected(typed)).toBeNull();
    },
  );

  it.each([
    ['no word is near', 'zzzzqqq'],
    ['one of its words has no near word', 'desinger zzzzqqq'],
    ['no item has all corrected words', 'desinger zeppelinist terraform'],
    ['each word has items, but none has all', 'bergen terraform'],
    ['its words are numbers', '20244'],
    ['four words have errors', 'desinger desinger acessibility ilustrtaion'],
  ])('finds nothing if %s: %j', async (_reason, typed) => {
    expect(await corrected(typed)).toBeNull();
    expect(await ids(typed)).toEqual([]);
  });

  it('is the same for every kind, and counts every kind', async () => {
    expect(await corrected('desinger', ['COMPANY'])).toBe('designer');
    const counts = async (text: string) => read(await search(text, ['JOB']), 'search.counts');
    expect(await counts('desinger')).toEqual(await counts('designer'));
  });

  it('finds a word as soon as a record has it, and no longer when none has it', async () => {
    const changing = createStore();
    const [job] = changing.jobs.values();
    const find = async () =>
      read(await ask(query, { query: 'xylophonsit' }, changing), 'search.correctedQuery');
    expect(await find()).toBeNull();
    changing.change({ put: 'jobs', record: { ...job!, id: 'job-new', title: 'Xylophonist (weekends)' } });
    expect(await find()).toBe('xylophonist');
    changing.change({ drop: 'jobs', id: 'job-new' });
    expect(await find()).toBeNull();
  });

  it('corrects as if the items that a search leaves out did not exist', async () => {
    const changing = createStore();
    const [job] = changing.jobs.values();
    const closed = { ...job!, id: 'job-closed', title: 'Vibraphonist', isOpen: false };
    const find = async (typed: string) =>
      read(await ask(query, { query: typed }, changing), 'search.correctedQuery');
    changing.change(
      { put: 'jobs', record: closed },
      { put: 'jobs', record: { ...job!, id: 'job-new', title: 'Vixraphonist' } },
    );
    expect([await find('vibraphonist'), await find('vibxraphonist')]).toEqual([
      'vixraphonist',
      'vixraphonist',
    ]);
    changing.change({ put: 'jobs', record: { ...closed, isOpen: true } });
    expect([await find('vibraphonist'), await find('vibxraphonist')]).toEqual([null, 'vibraphonist']);
  });
});
