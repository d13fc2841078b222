import { expect, test } from 'vitest';
import { htmlOfText } from './html.ts';

test('blank lines separate paragraphs, and the lines of a list stay apart', () => {
  expect(htmlOfText('A map.\n\nIt shows:\n- trees\n- paths\n \n\nSoon.\n')).toBe(
    '<p>A map.</p><p>It shows:<br>- trees<br>- paths</p><p>Soon.</p>',
  );
  expect(htmlOfText('One\r\ntwo\r\n\r\nthree')).toBe('<p>One<br>two</p><p>three</p>');
});

test('characters of markup are text', () => {
  expect(htmlOfText('a < b & <b>c</b>')).toBe('<p>a &lt; b &amp; &lt;b&gt;c&lt;/b&gt;</p>');
});
