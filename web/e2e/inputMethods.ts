import { expect, type Locator, type Page } from '@playwright/test';
import { pressTab } from './pressTab.ts';

/** How a person uses the site. The steps of a walk are told in these words, so that one walk fits every means. */
export interface InputMethod {
  /** Goes to a control as far as it can be used next; the page may scroll for it. */
  reach: (control: Locator) => Promise<void>;
  press: (control: Locator) => Promise<void>;
  /** Writes into a field, in the place of what it holds. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Takes one of the choices of a select. */
  choose: (select: Locator, label: string) => Promise<void>;
  /** Sends the search of a field: with the button, or from the field itself. */
  search: (field: Locator, button: Locator) => Promise<void>;
  /** Closes what a button has opened beside it. */
  dismiss: (button: Locator) => Promise<void>;
  /** Leaves a dialog without doing anything. */
  leave: (dialog: Locator) => Promise<void>;
  /** Goes to a screen from the groups of the navigation. */
  explore: (page: Page, screen: string) => Promise<void>;
  /** Chooses a file by the button of a file input. */
  attach: (form: Locator, input: string, button: string, name: string) => Promise<void>;
}

async function hold(control: Locator, name: string, press: () => Promise<void>): Promise<void> {
  const chooser = control.page().waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
}

/** A finger; a pointer presses as it does, in the states of every screen. */
export const touch: InputMethod = {
  reach: (control) => control.tap({ trial: true }),
  press: (control) => control.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  // The list of a select belongs to the browser: no finger of a test gets there.
  choose: async (select, label) => {
    await select.tap({ trial: true });
    await select.selectOption({ label });
  },
  search: (_field, button) => button.tap(),
  dismiss: (button) => button.tap(),
  leave: (dialog) => dialog.getByRole('button', { name: 'Close', exact: true }).tap(),
  attach: (form, _input, button, name) => {
    const control = form.getByText(button);
    return hold(control, name, () => control.tap());
  },
  explore: async (page, screen) => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await panel.getByRole('button', { name: 'Explore' }).tap();
    await panel.getByRole('link', { name: screen }).first().tap();
    await expect(panel).toHaveCount(0);
  },
};

/** The key that leads from where the focus is towards a control, and how often at least; none once it is there. */
const wayTo = (control: Locator) =>
  control.evaluate((element) => {
    const from = document.activeElement ?? document.body;
    if (from === element) return null;
    const isBehind = (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    const role = element.getAttribute('role') ?? '';
    const type = element.getAttribute('type');
    // Of a group that is one stop of Tab, arrows find the others.
    const group = /^tab$|^menuitem/.test(role)
      ? element.closest('[role=tablist], [role=menu]')
      : type === 'radio'
        ? element.closest('fieldset')
        : null;
    if (group?.contains(from)) {
      const sideways = role === 'tab';
      const key = isBehind ? (sideways ? 'ArrowLeft' : 'ArrowUp') : sideways ? 'ArrowRight' : 'ArrowDown';
      return { key, times: 1 };
    }
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary'),
    ].filter(({ tabIndex }) => tabIndex >= 0);
    const between = stops.filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[inert]') &&
        (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) > 0 === isBehind &&
        (one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0 === isBehind,
    ).length;
    // Some of them may be no stops, as of radio buttons but one is.
    return { key: isBehind ? 'Shift+Tab' : 'Tab', times: Math.max(1, Math.floor(between / 2)) };
  });

async function goTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  // More than any screen needs.
  for (let i = 0; i < 200; i++) {
    const way = await wayTo(control);
    if (!way) return;
    if (way.key.endsWith('Tab')) await pressTab(control.page(), way.times, way.key !== 'Tab');
    else await control.page().keyboard.press(way.key);
  }
  throw new Error(`The keyboard does not reach ${control.toString()}.`);
}

/** Tab, arrows, Enter, Space and Escape; nothing is clicked, and the focus is only moved by keys. */
export const keyboard: InputMethod = {
  reach: goTo,
  press: async (control) => {
    await goTo(control);
    const choice = await control.evaluate((element) =>
      /^(checkbox|radio)$/.test(element.getAttribute('type')!),
    );
    const isTab = (await control.getAttribute('role')) === 'tab';
    // An arrow has selected the tab already.
    if (!isTab) await control.page().keyboard.press(choice ? 'Space' : 'Enter');
  },
  write: async (field, text) => {
    await goTo(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  choose: async (select, label) => {
    await goTo(select);
    // Not by typing: on a slow machine its words fall apart into searches of their own.
    const steps = await select.evaluate((element: HTMLSelectElement, wanted) => {
      const options = [...element.options].filter(({ disabled, hidden }) => !disabled && !hidden);
      const at = (place: (option: HTMLOptionElement) => boolean) => options.findIndex(place);
      return at(({ label: each }) => each === wanted) - at(({ selected }) => selected);
    }, label);
    for (let i = 0; i < Math.abs(steps); i++)
      await select.page().keyboard.press(steps < 0 ? 'ArrowUp' : 'ArrowDown');
    await expect(select.locator('option:checked')).toHaveText(label);
  },
  search: async (field) => {
    await goTo(field);
    await field.page().keyboard.press('Enter');
  },
  dismiss: (button) => button.page().keyboard.press('Escape'),
  leave: (dialog) => dialog.page().keyboard.press('Escape'),
  explore: async (page, screen) => {
    const button = page.getByRole('button', { name: 'Explore' });
    await goTo(button);
    await page.keyboard.press('Enter');
    await goTo(
      page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: new RegExp(`^${screen}`) }),
    );
    await page.keyboard.press('Enter');
  },
  attach: (form, input, _button, name) => {
    const control = form.getByLabel(input);
    return hold(control, name, async () => {
      await goTo(control);
      await control.page().keyboard.press('Enter');
    });
  },
};
