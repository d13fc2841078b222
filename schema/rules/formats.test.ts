import { expect, test } from 'vitest';
import {
  cleanEmail,
  cleanPhone,
  cleanWebAddress,
  emailFormat,
  phoneFormat,
  webAddressFormat,
} from './formats.ts';

test.each([
  ['a@b.example\u200b', 'a@b.example'],
  ['\u202aa@b.example\u202c', 'a@b.example'],
  ['\u200ea@b\u00ad.example\ufeff', 'a@b.example'],
  ['\u00a0a@b.example\u3000', 'a@b.example'],
  ['\ta@b.example\r\n', 'a@b.example'],
  ['ａ＠ｂ．ｅｘａｍｐｌｅ', 'a@b.example'],
  ['a@b。example', 'a@b.example'],
  ['mailto:a@b.example', 'a@b.example'],
  ['first‑last@b–c.example', 'first-last@b-c.example'],
  ['a@cafe\u0301.example', 'a@café.example'],
  ['ユーザー@例え.example', 'ユーザー@例え.example'],
  ['A.b+c@b.example', 'A.b+c@b.example'],
  ['“a@b.example”', 'a@b.example'],
  ["'a@b.example'", 'a@b.example'],
  ['a@b.example’', 'a@b.example'],
  ['a@b.example!', 'a@b.example'],
  ['a@b.example…', 'a@b.example'],
  ['a@b.example.', 'a@b.example'],
  ['a@b.example,', 'a@b.example'],
  ['<a@b.example>', 'a@b.example'],
  ['<a@b.example>, ', 'a@b.example'],
  ['mailto:a@b.example?subject=Hi', 'a@b.example'],
  ['mailto: a@b.example', 'a@b.example'],
  ["o'neil@b.example", "o'neil@b.example"],
  ['(a@b.example)', 'a@b.example'],
  ['「a@b.example」、', 'a@b.example'],
  ['`a@b.example`', 'a@b.example'],
  ['•a@b.example?', 'a@b.example'],
  ['✉️a@b.example', 'a@b.example'],
  ['mailto://a@b.example', 'a@b.example'],
  ['o’neil@b.example', "o'neil@b.example"],
])('the e-mail address %j is cleaned to %j', (entered, email) => {
  expect(cleanEmail(entered)).toBe(email);
  expect(cleanEmail(email)).toBe(email);
  expect(email).toMatch(emailFormat);
});

test.each([
  'a@b',
  'a b@c.example',
  'a@b..example',
  'a@.example',
  'a@b. example',
  '@b.example',
  'a@b/c.example',
  'a@b!c.example',
  'a@-c.example',
  'a.@b.example',
])('%j is no e-mail address', (entered) => expect(cleanEmail(entered)).not.toMatch(emailFormat));

test.each([
  ['\u202a+47 555 01 234\u202c', '+47 555 01 234'],
  ['＋４７ ５５５ ０１ ２３４', '+47 555 01 234'],
  ['+47–555–01234', '+47-555-01234'],
  ['「+47 555 01 234」', '+47 555 01 234'],
  ['電話：+47 555 01 234', '+47 555 01 234'],
  ['Telefon: +47 555 01 234.', '+47 555 01 234'],
  ['555─01─234', '555-01-234'],
  ['(+47) 555/01234', '(+47) 555/01234'],
  ['+47‑555—01−234', '+47-555-01-234'],
  ['０３ー１２３４ー５６７８', '03-1234-5678'],
  ['+٩٦٦ ٥٥ ١٢٣ ٤٥٦٧', '+966 55 123 4567'],
  ['+۹۸ ۲۱ ۵۵۵ ۰۱۲', '+98 21 555 012'],
  ['+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
  ['+47\u00a0555\u202f01\t234', '+47 555 01 234'],
  ['（０３）１２３４ ５６７８', '(03)1234 5678'],
  ['(+47) 555 01 234', '(+47) 555 01 234'],
  ['030/1234567', '030/1234567'],
  ['tel:+4755501234', '+4755501234'],
  ['Tel.: +47 555 01 234', '+47 555 01 234'],
  ['📞 +47 555 01 234', '+47 555 01 234'],
  ['555-012-3456,', '555-012-3456'],
  ['\u2060+47\u200b555\ufeff01234', '+4755501234'],
])('the phone number %j is cleaned to %j', (entered, phone) => {
  expect(cleanPhone(entered)).toBe(phone);
  expect(cleanPhone(phone)).toBe(phone);
  expect(phone).toMatch(phoneFormat);
});

test.each(['call me', '1234', '+47 555 O1 234', '47+555 01 234', '555 01 234 ext'])(
  '%j is no phone number',
  (entered) => expect(cleanPhone(entered)).not.toMatch(phoneFormat),
);

test.each([
  ['https://a.exa\u200bmple/', 'https://a.example/'],
  ['\u202ahttps://a.example\u202c', 'https://a.example'],
  ['https://a.example/\u200e', 'https://a.example/'],
  [' https://a.example\u00ad/x\ufeff\n', 'https://a.example/x'],
  ['ｈｔｔｐｓ：／／ａ．ｅｘａｍｐｌｅ／ｘ', 'https://a.example/x'],
  ['https://例え。example/', 'https://例え.example/'],
  ['https://a‑b.example/', 'https://a-b.example/'],
  ['https://a\u200d.example', 'https://a.example'],
  ['https://a.example,', 'https://a.example'],
  ['https://a.example)', 'https://a.example'],
  ['“https://a.example”', 'https://a.example'],
  ['<https://a.example/b>', 'https://a.example/b'],
  ['https://a.example]', 'https://a.example'],
  ['https://a.example/b_(c)', 'https://a.example/b_(c)'],
  ['(https://a.example/b_(c)).', 'https://a.example/b_(c)'],
  ['https://a.example/?f[]', 'https://a.example/?f[]'],
  ['「https://a.example/b」。', 'https://a.example/b'],
  ['🔗 https://a.example', 'https://a.example'],
  // The rest may need what the host cannot have.
  ['https://ja.example/Ｑ＆Ａ–ー', 'https://ja.example/Ｑ＆Ａ–ー'],
  ['https://fa.example/می\u200cخواهم', 'https://fa.example/می\u200cخواهم'],
  ['HTTPS://a.example?x=1', 'HTTPS://a.example?x=1'],
])('the web address %j is cleaned to %j', (entered, address) => {
  expect(cleanWebAddress(entered)).toBe(address);
  expect(cleanWebAddress(address)).toBe(address);
  expect(address).toMatch(webAddressFormat);
});

test.each([
  'example.com',
  'http://a.example',
  'https://a',
  'https://a..example',
  'https://name:password@a.example/',
  'https://a%20b.example',
  'https://a.example/"b"',
  'https://a.example/<b>',
  'https://a b.example',
  'https://a.<b>',
  'https://a"b.example',
  '：',
])('%j is no web address', (entered) => expect(cleanWebAddress(entered)).not.toMatch(webAddressFormat));

test.each(['', ' ', '\u200b', '\u3164', '\u2800'])('%j is blank in every format', (blank) => {
  expect([cleanEmail(blank), cleanPhone(blank), cleanWebAddress(blank)]).toEqual(['', '', '']);
});

test('long texts take no time', () => {
  const start = performance.now();
  for (const clean of [cleanEmail, cleanPhone, cleanWebAddress])
    for (const part of ['?', '.', ')', ' ', ',', '。', '◾', '_']) {
      clean(`1${part.repeat(50_000)}1`);
      clean(part.repeat(50_000));
    }
  expect(performance.now() - start).toBeLessThan(3_000);
});
