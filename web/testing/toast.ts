import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The notice with this title, if it is shown and not on its way out. */
export function toast(title: string): HTMLElement | null {
  const shown = screen
    .queryAllByText(title, { selector: '[data-title]' })
    .map((text) => text.closest<HTMLElement>('[data-sonner-toast]'));
  return shown.find((notice) => notice?.dataset['removed'] === 'false') ?? null;
}

/** Waits for a notice with exactly this title and text, in the look of something done or of something refused. */
export const expectToast = (title: string, text = '', look: 'success' | 'error' = 'success') =>
  waitFor(() => {
    const notice = toast(title);
    expect(notice).toHaveAttribute('data-type', look);
    expect(notice?.querySelector('[data-description]')?.textContent ?? '').toBe(text);
  });
