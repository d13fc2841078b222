import type { Page } from '@playwright/test';
import { pushPath } from '../navigateTo.ts';
import { expect, expectOpen } from '../test.ts';
import { button, heading } from '../pageHelpers.ts';
import type { Check, Screen } from './screen.ts';

const conversation = '/messages?contact=contact-sofia-lindqvist';

async function checkConversation(page: Page, check: Check): Promise<void> {
  await pushPath(page, conversation);
  await expect(
    page.getByRole('log').getByText('Can you look at the second question before the call?'),
  ).toBeInViewport();
  const area = page.getByRole('log').locator('..');
  expect((await area.boundingBox())!.height).toBe(page.viewportSize()!.height - 180);
  await check('a conversation with new messages');
  // A long draft shrinks the messages; the form stays in the window.
  const field = page.getByRole('textbox', { name: 'Message Sofia Lindqvist' });
  await field.fill('A word and another. '.repeat(300));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('form', { name: 'Write a message' })).toBeInViewport({ ratio: 1 });
  await field.fill('');
}

export const messages: Screen = {
  path: '/messages',
  title: 'Messages',
  proves: 'KC-55',
  also: [conversation],
  wideStates: async (page, check) => {
    await checkConversation(page, check);
    // The conversation is now read, which the server does not store, so navigateTo would wait for another text.
    await pushPath(page, '/messages');
    await expect(heading(page, 'Welcome to Messages')).toBeVisible();
  },
  states: async (page, check) => {
    await checkConversation(page, check);
    await button(page, 'More options').click();
    await page.getByRole('menuitem', { name: 'Search in Conversation' }).click();
    await page.getByRole('searchbox', { name: 'Search in Conversation' }).fill('washing');
    await expect(page.getByText(/messages? found/)).toBeVisible();
    await check('a search in a conversation');
    await pushPath(page, '/messages?channel=channel-design-critique');
    await expect(page.getByText('This is the start of the #design-critique channel.')).toBeAttached();
    await button(page, 'More options').click();
    await page.getByRole('menuitem', { name: 'Channel Details' }).click();
    await expectOpen(page.getByRole('dialog', { name: '# design-critique' }));
    await check('the details of a channel');
  },
};
