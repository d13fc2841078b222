import { expect, test } from 'vitest';
import { createSharing } from './sharing.ts';

const gig = (id: string) => ({
  id,
  tags: ['user research', 'interviews'],
  basic: { price: 90, features: ['user research', '{"price":90}'] },
  text: '["user research","interviews"]',
  premium: null,
});

test('records share equal nested values, and differ where their JSON differs', () => {
  const share = createSharing();
  const parse = (record: object) => share(JSON.parse(JSON.stringify(record)) as ReturnType<typeof gig>);
  const [first, second, other] = [
    parse(gig('a')),
    parse(gig('b')),
    parse({ ...gig('c'), tags: ['interviews'] }),
  ];
  expect([first, second]).toEqual([gig('a'), gig('b')]);
  expect(second.basic).toBe(first.basic);
  expect(second.tags).toBe(first.tags);
  expect(other).toEqual({ ...gig('c'), tags: ['interviews'] });
});

test('more values than are stored stay equal to their JSON', () => {
  const share = createSharing();
  const records = Array.from({ length: 25_000 }, (_record, i) => ({
    id: `id-${i}`,
    tags: [`tag ${i}`, 'same'],
  }));
  expect(records.map((record) => share(structuredClone(record)))).toEqual(records);
});
