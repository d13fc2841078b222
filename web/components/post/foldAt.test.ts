import { expect, test } from 'vitest';
import { foldAt } from './foldAt.ts';

const address = `https://a.example/${'x'.repeat(600)}`;
const chinese = '我们把整个商店搬到了新的地址'.repeat(103);
const thai = 'เราย้ายร้านทั้งหมดไปที่อยู่ใหม่แล้วนะครับ'.repeat(50);

test.each([
  ['a short text', 'Hello', undefined],
  ['a text that is little longer', 'word '.repeat(90), undefined],
  ['a long text, at white space', 'word '.repeat(200), 399],
  ['many short lines', 'a\n'.repeat(12), 11],
  ['one long address', address, undefined],
  ['a long address after a word', `See ${address}`, undefined],
  ['a long address before words', `${address} ${'word '.repeat(100)}`, address.length],
  ['a long address after a text', `${'word '.repeat(70)}${address}`, 349],
  [
    'an address at the end of the shown part',
    `${'字'.repeat(190)}https://a.example/${'字'.repeat(300)}`,
    190,
  ],
  [
    'a hashtag at the end of the shown part',
    `${'字'.repeat(190)}。#${'字'.repeat(40)}。${'字'.repeat(300)}`,
    191,
  ],
  ['one word of Latin letters', 'x'.repeat(3_000), 400],
  ['Chinese, where English is as wide', chinese, 200],
  ['Chinese, after a mark', `${'字'.repeat(179)}，${'字'.repeat(1_000)}`, 180],
  ['a word before Chinese', `Hello ${chinese}`, 203],
  ['short Chinese', '字'.repeat(255), undefined],
])('%s is folded at the right place', (_name, text, end) => {
  expect(foldAt(text)).toBe(end);
});

const family = '👩‍👩‍👧‍👦';
test.each([
  ['Thai', thai],
  ['Lao', 'ພວກເຮົາຍ້າຍຮ້ານຄ້າທັງໝົດໄປບ່ອນໃໝ່ແລ້ວ'.repeat(50)],
  ['Khmer', 'យើងបានផ្លាស់ប្ដូរហាងទាំងមូលទៅអាសយដ្ឋានថ្មី'.repeat(50)],
  ['Hindi', 'क्षत्रियस्त्रीकर्मज्ञान'.repeat(80)],
  ['Korean in parts', '한국어'.normalize('NFD').repeat(200)],
  ['Japanese in parts', 'がぎぐげご'.normalize('NFD').repeat(200)],
  ['accents', 'e\u0301'.repeat(1_000)],
  ['families', family.repeat(200)],
  ['flags', '🇳🇴🇵🇹'.repeat(200)],
  ['skin tones', '👍🏽'.repeat(400)],
])('%s without white space is folded between two characters', (_name, text) => {
  for (const start of ['', 'a', 'ab', 'abc', 'e\u0301']) {
    const whole = start + text;
    const end = foldAt(whole)!;
    const starts = Array.from(new Intl.Segmenter().segment(whole), ({ index }) => index);
    expect(starts, `${start} ${end}`).toContain(end);
    expect(end).toBeGreaterThan(150);
    expect(end).toBeLessThanOrEqual(400);
  }
});

test('a text of Thai is not folded between a vowel and its consonant, nor beside a virama', () => {
  const end = foldAt(thai)!;
  expect(thai.slice(0, end)).not.toMatch(/[\p{M}เแโใไ]$/u);
  const hindi = 'क्ष'.repeat(300);
  expect(hindi.slice(0, foldAt(hindi))).toMatch(/ष$/);
});
