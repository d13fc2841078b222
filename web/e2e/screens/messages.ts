import { expect, expectOpen, openQuietly } from '../test.ts';
import { button } from '../walk.ts';
import type { Screen } from './screen.ts';

export const messages: Screen = {
  path: '/messages',
  title: 'Messages',
  proves: 'KC-55',
  also: ['/messages?contact=none'],
  states: async (page, check) => {
    await openQuietly(page, '/messages?contact=contact-sofia-lindqvist');
    await expect(page.getByText('Can you look at the second question before the call?')).toBeInViewport();
    const area = page.getByRole('log').locator('..');
    expect((await area.boundingBox())!.height).toBe(page.viewportSize()!.height - 180);
    await check('a conversation with new messages');
    await button(page, 'More options').click();
    await page.getByRole('menuitem', { name: 'Search in Conversation' }).click();
    await page.getByRole('searchbox', { name: 'Search in Conversation' }).fill('washing');
    await expect(page.getByText(/messages? found/)).toBeVisible();
    await check('a search in a conversation');
    await openQuietly(page, '/messages?channel=channel-design-critique');
    await button(page, 'More options').click();
    await page.getByRole('menuitem', { name: 'Channel Details' }).click();
    await expectOpen(page.getByRole('dialog', { name: '# design-critique' }));
    await check('the details of a channel');
  },
};
