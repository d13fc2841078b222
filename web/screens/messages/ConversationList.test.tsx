import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test("in the phone's list, names of unread conversations are bolder", async () => {
  await renderRoute('/messages');
  const list = within(await screen.findByRole('navigation', { name: 'Conversations' }));
  for (const name of ['Sofia Lindqvist', 'Jonah Whitlock', 'design-critique', 'course-makers'])
    expect(list.getByText(name)).toHaveClass('font-bold');
  for (const name of ['Idris Vale', 'Priya Raman', 'freelance-lounge', 'frontend-guild'])
    expect(list.getByText(name)).toHaveClass('font-medium');
});
