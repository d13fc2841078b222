import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Presses Tab or Shift+Tab several times. It sends all key events without waiting; the page handles them in order, as from
 * a fast typist.
 */
export async function pressTab(page: Page, times: number, back = false): Promise<void> {
  const pending = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, pending);
  const session = await pending;
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: back ? 8 : 0 };
  const events = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(events.map((type) => session.send('Input.dispatchKeyEvent', { type, ...key })));
}
