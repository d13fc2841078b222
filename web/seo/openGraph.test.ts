import { expect, test } from 'vitest';
import { parsePage } from '../testing/parsePage.ts';
import { openGraph } from './openGraph.ts';

const origin = 'https://workgrove.example';
const head = (title: string, description = 'What it is.', canonical = '/jobs') =>
  `<title>${title}</title><meta name="description" content="${description}"/>` +
  (canonical && `<link rel="canonical" href="${canonical}"/>`);
function read(html: string) {
  const { head: parsed } = parsePage(html);
  return (name: string) =>
    parsed.querySelector(`[property="${name}"], [name="${name}"]`)?.getAttribute('content') ?? null;
}

test("a shared link has the page's title and description, and the site's image", () => {
  const property = read(openGraph(head('Jobs · Workgrove'), origin));
  expect(property('og:title')).toBe('Jobs');
  expect(property('og:site_name')).toBe('Workgrove');
  expect(property('og:description')).toBe('What it is.');
  expect(property('og:url')).toBe('https://workgrove.example/jobs');
  expect(property('og:image')).toBe('https://workgrove.example/share.jpg');
  expect(property('twitter:card')).toBe('summary_large_image');
});

test('a page without a canonical URL has no og:url', () => {
  expect(read(openGraph(head('Job not found · Workgrove', 'Gone.', ''), origin))('og:url')).toBeNull();
});

test('a long description ends at a word, on one line', () => {
  const property = read(openGraph(head('A', `${'word '.repeat(30)}\n\n${'more '.repeat(30)}`), origin));
  expect(property('og:description')).toMatch(/^(word ){30}(more ){9}more…$/);
});

test('a long description and title without white space end between two characters', () => {
  const family = '👩‍👩‍👧‍👦';
  const property = read(
    openGraph(head(`${family.repeat(30)} · Workgrove`, '店'.repeat(150) + '，' + '铺'.repeat(150)), origin),
  );
  expect(property('og:title')).toBe(`${family.repeat(9)}…`);
  expect(property('og:description')).toBe(`${'店'.repeat(150)}…`);
});

test('characters escaped in the head are escaped once here', () => {
  const hostile = 'Tom &amp; &quot;Jerry&quot; &lt;/title&gt;&lt;script&gt; don&#x27;t';
  const html = openGraph(head(hostile, hostile), origin);
  expect(read(html)('og:title')).toBe('Tom & "Jerry" </title><script> don\'t');
  expect(html).not.toContain('<script');
});
