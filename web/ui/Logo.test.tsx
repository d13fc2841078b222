import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './Logo.tsx';

test('an organisation shows its logo', () => {
  const { container } = render(<Logo name="Halden Works" url="/art/logo-halden.svg" className="size-11" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/art/logo-halden.svg');
  expect(screen.queryByText('HW')).not.toBeInTheDocument();
});

test('an organisation without a logo shows its initials', () => {
  const { container } = render(<Logo name="Halden Works" url={null} className="size-11" />);
  expect(screen.getByText('HW')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});
