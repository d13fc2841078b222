import { render, screen } from '@testing-library/react';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ExternalLink } from './ExternalLink.tsx';

test.each(['https://a.example/b?c=1#d', 'http://a.example', 'HTTPS://A.example'])(
  '%s is a link that opens in a new tab and announces it',
  (href) => {
    render(<ExternalLink href={href}>a.example</ExternalLink>);
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent('a.example (opens in a new tab)');
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://a.example/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'mailto:a@a.example',
  '//a.example',
  '/jobs',
  'a.example',
  '',
  'https://',
  'https://workgrove.example@evil.example/',
])('%j is shown as text', (href) => {
  const { container } = render(<ExternalLink href={href}>Its text</ExternalLink>);
  expect(container.innerHTML).toBe('Its text');
});

test('no other component renders an address from data as a link', () => {
  const found: string[] = [];
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  for (const file of files.toSorted()) {
    if (file.endsWith('.test.tsx') || file === join('ui', 'ExternalLink.tsx')) continue;
    const code = readFileSync(join(root, file), 'utf8');
    for (const [, href] of code.matchAll(/<a\s[^>]*?href=\{((?:[^{}]|\{[^{}]*\})*)\}/g))
      // Ids are the only data in paths, headings in fragments; neither can change the protocol.
      if (!/^(?:paths\.\w+(?:\(.*\))?|`(?:#|mailto:|tel:)\$\{\w.*\}`)$/.test(href!))
        found.push(`${file}: ${href}`);
    for (const [target] of code.matchAll(/_blank|window\.open/g)) found.push(`${file}: ${target}`);
  }
  expect(found).toEqual([
    // The component checks it.
    'components/post/PostPicture.tsx: isPicture(src) ? src : undefined',
    // This site's explorer and Apollo Sandbox, with the operation as a parameter.
    'queryPanel/OperationDetails.tsx: explorerUrl(text)',
    'queryPanel/OperationDetails.tsx: sandbox',
    'queryPanel/OperationDetails.tsx: _blank',
    'queryPanel/OperationDetails.tsx: _blank',
    'shell/AppShell.tsx: to',
    'shell/RouteError.tsx: pathname + search',
    'ui/Tabs.tsx: tab.href',
  ]);
});
