import { expect, test } from 'vitest';
import { linksIn } from './linksIn.ts';

const found = (text: string) => linksIn(text).map(({ start, end }) => text.slice(start, end));

test.each([
  // Where an address ends.
  ['https://a.example/東京・大阪・https://b.example', ['https://a.example/東京・大阪', 'https://b.example']],
  ['https://a.example/می\u200cخواهم', ['https://a.example/می\u200cخواهم']],
  ['ติดต่อที่a@b.example', ['a@b.example']],
  ['看https://a.example/b，谢谢', ['https://a.example/b']],
  ['看https://a.example/b。', ['https://a.example/b']],
  ['https://a.example/b、https://a.example/c！', ['https://a.example/b', 'https://a.example/c']],
  ['（https://a.example/b）', ['https://a.example/b']],
  ['「https://a.example/b」と『https://a.example/c』', ['https://a.example/b', 'https://a.example/c']],
  ['【https://a.example/b】《https://a.example/c》', ['https://a.example/b', 'https://a.example/c']],
  ['https://a.example/b… or https://a.example/c...', ['https://a.example/b', 'https://a.example/c']],
  ['“https://a.example/b” ‘https://a.example/c’', ['https://a.example/b', 'https://a.example/c']],
  ['«https://a.example/b» „https://a.example/c“', ['https://a.example/b', 'https://a.example/c']],
  ['"https://a.example/b" \'https://a.example/c\'', ['https://a.example/b', 'https://a.example/c']],
  ['`https://a.example/b` |https://a.example/c|', ['https://a.example/b', 'https://a.example/c']],
  ['**https://a.example/b** <https://a.example/c>', ['https://a.example/b', 'https://a.example/c']],
  ['[a](https://a.example/b), {https://a.example/c}', ['https://a.example/b', 'https://a.example/c']],
  ['https://a.example/b?! https://a.example/c:', ['https://a.example/b', 'https://a.example/c']],
  ['https://a.example/b🎉 https://a.example/c→', ['https://a.example/b', 'https://a.example/c']],
  ['https://a.example谢谢 https://a.exampleです', ['https://a.example', 'https://a.example']],
  ['https://a.example, https://b.example.', ['https://a.example', 'https://b.example']],
  ['https://a.example/b—c https://a.example/d–e', ['https://a.example/b', 'https://a.example/d']],
  [
    'https://a.example/b\u200bc \u2066https://a.example/d\u2069',
    ['https://a.example/b', 'https://a.example/d'],
  ],
  [
    'https://a.example/b,https://a.example/c;https://d.example',
    ['https://a.example/b', 'https://a.example/c', 'https://d.example'],
  ],
  ["o'neil@c.example 'bo@b.example' d’arcy@d.example", ["o'neil@c.example", 'bo@b.example']],
  ['postgres://u:secret@db.example mail:bo@b.example', ['bo@b.example']],
  // Right to left.
  ['انظر https://a.example/b، شكرا', ['https://a.example/b']],
  ['https://a.example/b؟ https://a.example/c؛', ['https://a.example/b', 'https://a.example/c']],
  ['\u200fראו https://a.example/b\u200f, תודה', ['https://a.example/b']],
  ['देखें https://a.example/b। धन्यवाद', ['https://a.example/b']],
  // What is a part of it.
  ['https://a.example/b?c=1&d=%20#e', ['https://a.example/b?c=1&d=%20#e']],
  [
    'https://a.example/Grove_(wood), (https://a.example/x_(y))',
    ['https://a.example/Grove_(wood)', 'https://a.example/x_(y)'],
  ],
  ['https://a.example/b(c https://a.example/d]e', ['https://a.example/b', 'https://a.example/d']],
  [
    'https://a.example/wiki/中国 https://a.example/ویکی',
    ['https://a.example/wiki/中国', 'https://a.example/ویکی'],
  ],
  ['https://a.example/cafe\u0301/', ['https://a.example/cafe\u0301/']],
  ['https://bücher.example/ https://例え.テスト/b', ['https://bücher.example/', 'https://例え.テスト/b']],
  [
    'https://a.example:8443/b https://localhost:4000/',
    ['https://a.example:8443/b', 'https://localhost:4000/'],
  ],
  ["https://a.example/b,c;d:e'f!g*h/@i~j+k$l", ["https://a.example/b,c;d:e'f!g*h/@i~j+k$l"]],
  [
    'https://a.example/b_ https://a.example/c- https://a.example/d=',
    ['https://a.example/b_', 'https://a.example/c-', 'https://a.example/d='],
  ],
  ['HTTPS://A.EXAMPLE/B', ['HTTPS://A.EXAMPLE/B']],
  // Without a protocol.
  ['看www.a.example，谢谢', ['www.a.example']],
  ['(www.a.example/b?c) WWW.A.EXAMPLE.', ['www.a.example/b?c', 'WWW.A.EXAMPLE']],
  ['www.a.example谢谢', ['www.a.example']],
  ['Mail a@b.example, or <c.d+e@f-g.example>.', ['a@b.example', 'c.d+e@f-g.example']],
  ['邮箱a@b.example。 mail:a@b.example谢谢', ['a@b.example', 'a@b.example']],
  ['mailto:a@b.example?subject=x', ['a@b.example']],
  ['“a_b@c.example”', ['a_b@c.example']],
])('the links of %j are %j', (text, links) => {
  expect(found(text)).toEqual(links);
});

test.each([
  'Well-known words, and/or others.',
  'Node.js, next.config.js and a.example',
  'http://a.example javascript:alert(1) data:text/html,x ftp://a.example',
  'https:// and https://[ and https://，',
  'https://workgrove.example@evil.example/',
  'www. www.example wwww.a.example xwww.a.example a.www.b.example',
  'react@18.2 icon@2x.png @maren a@b @a@b a@b.c ñandu@b.example@c',
  'a&b@c.example a!b@c.example a=b@c.example',
  '5@7 a@.example a@-b.example',
])('%j has no link', (text) => {
  expect(found(text)).toEqual([]);
});

test('an address without a protocol gets one', () => {
  expect(linksIn('www.a.example, a@b.example, https://c.example').map(({ href }) => href)).toEqual([
    'https://www.a.example',
    null,
    'https://c.example',
  ]);
});

test('long texts take no time', () => {
  const start = performance.now();
  for (const part of ['a.', 'a@', 'www.', 'https://a(', 'a-', '((', 'é.', 'a.b@'])
    expect(linksIn(part.repeat(3_000 / part.length))).toBeInstanceOf(Array);
  expect(performance.now() - start).toBeLessThan(1_000);
});
