import { expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:0db8:0001:0002:0000:0000:0000:0000'],
  ['[2001:DB8:1:2::bbbb]:4711', '2001:0db8:0001:0002:0000:0000:0000:0000'],
  ['2001:db8:1:3::1', '2001:0db8:0001:0003:0000:0000:0000:0000'],
  ['invented, 203.0.113.7', '203.0.113.7'],
])('a visitor from %s counts as %s', (forwarded, address) => {
  const socket = { remoteAddress: '127.0.0.1' } as never;
  expect(visitorOf({ headers: { 'x-forwarded-for': forwarded }, socket }).address).toBe(address);
});
