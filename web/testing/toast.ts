import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Notice } from '../ui/notify.ts';

const texts = (item: HTMLElement) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent);

/** The toast with this title. */
export const toast = (title: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-notices] li')].find((item) => texts(item)[0] === title) ??
  null;

/** Waits for a toast with exactly this title, text and tone. */
export const expectToast = (title: string, text = '', tone: Notice['tone'] = 'neutral') =>
  waitFor(() => {
    const item = toast(title);
    expect(item).toHaveAttribute('data-tone', tone);
    expect(texts(item!)[1] ?? '').toBe(text);
  });
