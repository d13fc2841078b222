import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a URL in a message is a link', async () => {
  await renderRoute('/messages?contact=contact-sofia-lindqvist');
  const draft = await screen.findByRole('link', {
    name: 'https://fernbank.example/drafts/onboarding-survey',
  });
  expect(draft).toHaveAttribute('href', draft.textContent);
  expect(draft).toHaveAttribute('target', '_blank');
});
