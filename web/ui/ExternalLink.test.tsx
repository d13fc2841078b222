import { render, screen } from '@testing-library/react';
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
