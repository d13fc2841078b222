import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

/** The addresses of a text's links; expects that the rendered text equals the original. */
function linksOf(text: string) {
  const { container } = render(<LinkedText text={text} />);
  expect(container.textContent).toBe(text);
  const links = [...container.querySelectorAll('a')];
  for (const link of links) {
    expect(link.getAttribute('href'), 'the address equals the text').toBe(link.textContent);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link, 'characters before it do not change its direction').toHaveAttribute('dir', 'ltr');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  }
  expect(container.querySelectorAll(':not(a, wbr)'), 'markup is escaped').toHaveLength(0);
  return links.map((link) => link.textContent);
}

test.each([
  ['one address', 'See https://a.example/b?c=1&d=%20#e', ['https://a.example/b?c=1&d=%20#e']],
  ['several', 'https://a.example\nhttps://b.example/', ['https://a.example', 'https://b.example/']],
])('an https address is a link: %s', (_name, text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test.each([
  ['another protocol', 'http://a.example javascript:alert(1) data:text/html,x ftp://a.example'],
  ['markup', '<b onclick="alert(1)">bold</b>'],
])('other text is not a link: %s', (_name, text) => {
  expect(linksOf(text)).toEqual([]);
});

test('addresses without a protocol are links; an e-mail address opens no tab', () => {
  const text = 'See www.a.example/b，or mail a@b.example.';
  const { container } = render(<LinkedText text={text} />);
  expect(container.textContent).toBe(text);
  const [page, mail] = container.querySelectorAll('a');
  expect(page).toHaveAttribute('href', 'https://www.a.example/b');
  expect(page).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(mail).toHaveAttribute('href', 'mailto:a@b.example');
  expect(mail).not.toHaveAttribute('target');
  expect(mail).toHaveAttribute('dir', 'ltr');
});

test('markup around an address stays text', () => {
  expect(linksOf('<a href="https://a.example/b">x</a>')).toEqual(['https://a.example/b']);
  expect(linksOf('https://a.example/\u202Egnp.exe')).toEqual(['https://a.example/']);
});
