import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The toast with this title, unless it is missing or closing. */
export function toast(title: string): HTMLElement | null {
  const toasts = screen
    .queryAllByText(title, { selector: '[data-title]' })
    .map((text) => text.closest<HTMLElement>('[data-sonner-toast]'));
  return toasts.find((notice) => notice?.dataset['removed'] === 'false') ?? null;
}

/** Waits for a toast with exactly this title, text and type. */
export const expectToast = (title: string, text = '', type: 'success' | 'error' = 'success') =>
  waitFor(() => {
    const notice = toast(title);
    expect(notice).toHaveAttribute('data-type', type);
    expect(notice?.querySelector('[data-description]')?.textContent ?? '').toBe(text);
  });
