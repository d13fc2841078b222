import { screen } from '@testing-library/react';

/** The notice with this title, if it is shown and not on its way out. */
export function toast(title: string): HTMLElement | null {
  const shown = screen
    .queryAllByText(title, { selector: '[data-title]' })
    .map((text) => text.closest<HTMLElement>('[data-sonner-toast]'));
  return shown.find((notice) => notice?.dataset['removed'] === 'false') ?? null;
}
