import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Renders on the server, calls `enter` on the markup, and hydrates. */
export async function hydrate(page: ReactNode, enter: (root: HTMLElement) => void) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  enter(root);
  const reactRoot = await act(async () => hydrateRoot(root, page));
  onTestFinished(async () => {
    await act(async () => reactRoot.unmount());
    root.remove();
  });
}

/* Enter a value into the server's markup, without an event for React. */

export const type = (name: string, value: string) => (root: HTMLElement) => {
  root.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value = value;
};
export const choose = (name: string, place: number) => (root: HTMLElement) => {
  root.querySelector<HTMLSelectElement>(`[name="${name}"]`)!.selectedIndex = place;
};
export const tick = (name: string, checked: boolean) => (root: HTMLElement) => {
  root.querySelector<HTMLInputElement>(`[name="${name}"]`)!.checked = checked;
};
export const press = (name: string, value: string) => (root: HTMLElement) => {
  root.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!.checked = true;
};
