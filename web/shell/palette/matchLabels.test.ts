import { expect, test } from 'vitest';
import { actionsFor, screens } from './commands.ts';
import { matchLabels } from './matchLabels.ts';

const all = [...screens, ...actionsFor({ isAuthenticated: true }, '')];
const find = (query: string) => matchLabels(query, all).map(({ label }) => label);

test.each([
  ['starts of words', 'cre dash', ['Creator Dashboard']],
  ['words in another order', 'jobs saved', ['Saved Jobs']],
  ['other case and accents', 'AGÉNCY', ['Agency']],
  ['further words', 'dark', ['Switch between light and dark theme']],
  ['a typing error', 'dashbaord', ['Dashboard', 'Creator Dashboard']],
  ['a typing error beside another word', 'settigns bill', ['Settings: Billing']],
])('%s find a screen or an action', (_how, query, labels) => {
  expect(find(query)).toEqual(labels);
});

test('a part inside a word, an unknown word and one that only resembles a short word find nothing', () => {
  for (const query of ['ettings', 'zzzzqqq', 'jbos x', 'feed zzzzqqq']) expect(find(query)).toEqual([]);
});

test('labels that start with the query come first, and no words find everything', () => {
  expect(find('job')[0]).toBe('Jobs');
  expect(find('post').slice(0, 2)).toEqual(['Post a job', 'Post a project']);
  expect(find(' ')).toEqual(all.map(({ label }) => label));
});

test('each screen and action occurs once and has one address or effect', () => {
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
  const addresses = screens.map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { to, effect } of all) expect([to, effect].filter(Boolean)).toHaveLength(1);
});
