import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('SH-38 SH-39 an address encodes its parameters', () => {
  expect(paths.messages({ contact: 'contact-a b&c=d' })).toBe('/messages?contact=contact-a+b%26c%3Dd');
  expect(paths.messages({ channel: 'channel-x' })).toBe('/messages?channel=channel-x');
  expect(paths.messages()).toBe('/messages');
});

test('an address encodes the id', () => {
  expect(paths.profile('a/b?c#d')).toBe('/profile/a%2Fb%3Fc%23d');
  expect(paths.profile()).toBe('/profile');
  expect(paths.job('../x')).toBe('/jobs/..%2Fx');
});

test('FD-03 FD-04 the address of the feed contains its filter, order and hashtag', () => {
  expect(paths.feed()).toBe('/');
  expect(paths.feed({ filter: 'saved', sort: 'top', tag: 'ux-research' })).toBe(
    '/?filter=saved&sort=top&tag=ux-research',
  );
});
