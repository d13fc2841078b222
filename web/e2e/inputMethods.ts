import { expect, type Locator, type Page } from '@playwright/test';
import { pressTab } from './pressTab.ts';

/** A way of using the site. Tests written with these actions run with every input method. */
export interface InputMethod {
  press: (control: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Submits a search, with the button or from the field. */
  search: (field: Locator, button: Locator) => Promise<void>;
  /** Closes a dialog without submitting it. */
  closeDialog: (dialog: Locator) => Promise<void>;
  /** Opens a screen from the groups of the navigation. */
  openScreen: (page: Page, screen: string) => Promise<void>;
  /** Chooses a file with the button of a file input. */
  attach: (form: Locator, input: string, button: string, name: string) => Promise<void>;
}

async function chooseFile(control: Locator, name: string, press: () => Promise<void>): Promise<void> {
  const chooser = control.page().waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
}

/** Touch. The checks of each screen cover the mouse, which works the same way. */
export const touch: InputMethod = {
  press: (control) => control.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  search: (_field, button) => button.tap(),
  closeDialog: (dialog) => dialog.getByRole('button', { name: 'Close', exact: true }).tap(),
  attach: (form, _input, button, name) => {
    const control = form.getByText(button);
    return chooseFile(control, name, () => control.tap());
  },
  openScreen: async (page, screen) => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await panel.getByRole('button', { name: 'Explore' }).tap();
    await panel.getByRole('link', { name: screen }).first().tap();
    await expect(panel).toHaveCount(0);
  },
};

/** The key that moves the focus towards a control, and the minimum number of presses; null if it has the focus. */
const nextKey = (control: Locator) =>
  control.evaluate((element) => {
    const from = document.activeElement ?? document.body;
    if (from === element) return null;
    const isBehind = (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    // Tabs are a single tab stop; arrow keys move inside them.
    if (element.closest('[role=tablist]')?.contains(from))
      return { key: isBehind ? 'ArrowLeft' : 'ArrowRight', times: 1 };
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary'),
    ].filter(({ tabIndex }) => tabIndex >= 0);
    const between = stops.filter(
      (stop) =>
        stop.checkVisibility({ visibilityProperty: true }) &&
        !stop.closest('[inert]') &&
        (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) > 0 === isBehind &&
        (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0 === isBehind,
    ).length;
    // Some may be no tab stops, so it presses half as often and looks again.
    return { key: isBehind ? 'Shift+Tab' : 'Tab', times: Math.max(1, Math.floor(between / 2)) };
  });

async function focusByKeyboard(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  // No screen needs as many.
  for (let i = 0; i < 200; i++) {
    const next = await nextKey(control);
    if (!next) return;
    if (next.key.endsWith('Tab')) await pressTab(control.page(), next.times, next.key !== 'Tab');
    else await control.page().keyboard.press(next.key);
  }
  throw new Error(`The keyboard does not reach ${control.toString()}.`);
}

/** Keyboard: Tab, arrows, Enter, Space and Escape. Only keys move the focus. */
export const keyboard: InputMethod = {
  press: async (control) => {
    await focusByKeyboard(control);
    const isTab = (await control.getAttribute('role')) === 'tab';
    // The arrow key has already selected the tab.
    if (!isTab) await control.page().keyboard.press('Enter');
  },
  write: async (field, text) => {
    await focusByKeyboard(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  search: async (field) => {
    await focusByKeyboard(field);
    await field.page().keyboard.press('Enter');
  },
  closeDialog: (dialog) => dialog.page().keyboard.press('Escape'),
  openScreen: async (page, screen) => {
    const button = page.getByRole('button', { name: 'Explore' });
    await focusByKeyboard(button);
    await page.keyboard.press('Enter');
    await focusByKeyboard(
      page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: new RegExp(`^${screen}`) }),
    );
    await page.keyboard.press('Enter');
  },
  attach: (form, input, _button, name) => {
    const control = form.getByLabel(input);
    return chooseFile(control, name, async () => {
      await focusByKeyboard(control);
      await control.page().keyboard.press('Enter');
    });
  },
};
