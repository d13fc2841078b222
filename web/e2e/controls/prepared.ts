import type { Page } from '@playwright/test';
import { expect as defaultExpect } from '../test.ts';
import { button } from '../pageHelpers.ts';

export interface PreparedState {
  address: string;
  name: string;
  /** Console lines and failed responses that the state causes. */
  expected?: RegExp;
  /** Brings the page into a state that presses do not reach. `check` checks an intermediate state. */
  prepare: (page: Page, check: () => Promise<void>) => Promise<void>;
}

const expect = defaultExpect.configure({ timeout: 30_000 });
const editor = '/creator-dashboard/create';
const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const long = 'long'.repeat(20);
const files = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).locator('input[type=file]');

/** Creates a course of two modules, the first with a lesson. */
async function makeCourse(page: Page): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill('Calm course');
  await page.getByLabel('Product Type').selectOption('course');
  for (let i = 0; i < 2; i += 1) await button(page, 'Add Module').click();
  await button(page, 'Add Lesson to Module 1').click();
  await expect(page.getByLabel('Lesson 1.1 title')).toHaveValue('New Lesson');
}

/** Reading a file never ends. */
const blockFileReads = (page: Page) =>
  page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => new Promise(() => {});
  });

async function leaveByLogo(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Workgrove' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
}

/** States that pressing every control and filling in every field does not reach. */
export const preparedStates: readonly PreparedState[] = [
  {
    address: '/',
    name: 'the keyboard shortcuts',
    prepare: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    address: '/',
    name: 'offline',
    expected: /ERR_INTERNET_DISCONNECTED/,
    prepare: async (page, check) => {
      await page.context().setOffline(true);
      await expect(page.getByText("You're offline.")).toBeVisible();
      await check();
      await page.context().setOffline(false);
      await expect(page.getByText("You're offline.")).toHaveCount(0);
    },
  },
  {
    address: '/',
    name: 'a post with a photo',
    prepare: async (page, check) => {
      await page.getByLabel('Choose a photo').setInputFiles(text('page.png', '<html>'));
      await expect(page.getByRole('form', { name: 'Create a post' }).getByRole('alert')).toBeVisible();
      await check();
      await page.getByLabel('Choose a photo').setInputFiles('web/public/icon-192.png');
      await expect(button(page, 'Remove photo')).toBeVisible();
    },
  },
  {
    address: '/jobs/job-brand-designer',
    name: 'an application with a file',
    prepare: async (page, check) => {
      await button(page, 'Apply now').first().click();
      const resume = page.getByRole('dialog').locator('input[type=file]');
      await resume.setInputFiles(text('page.exe', 'no words'));
      await check();
      await resume.setInputFiles(text(`${long}.txt`, 'Ten years of brands.'));
      await expect(page.getByText(long)).toBeVisible();
    },
  },
  {
    address: '/shop',
    name: 'a list that fails to load',
    expected: /status of 500|status 500/,
    prepare: async (page) => {
      await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'none' }));
      await page.getByRole('main').getByRole('tab').nth(2).click();
      await expect(button(page, 'Try again').or(button(page, 'Retry'))).toBeVisible();
      await page.unroute('**/graphql');
    },
  },
  {
    address: editor,
    name: 'a lesson with files and files that are loading',
    prepare: async (page, check) => {
      await makeCourse(page);
      const lesson = files(page, 'Lesson 1.1');
      await lesson.last().setInputFiles([text('notes.txt', 'one'), text(`${long}.txt`, 'two')]);
      await lesson.first().setInputFiles(text('film.txt', 'no film'));
      await expect(page.getByText('Please upload a video')).toBeVisible();
      await lesson.first().setInputFiles({ ...text(`${long}.mp4`, 'film'), mimeType: 'video/mp4' });
      await expect(page.getByText(`${long}.mp4`)).toBeVisible();
      await check();
      await blockFileReads(page);
      await lesson.last().setInputFiles(text('endless.txt', 'three'));
      await lesson.first().setInputFiles({ ...text('film.mp4', 'film'), mimeType: 'video/mp4' });
      await expect(page.getByText(/^Reading /)).toHaveCount(2);
    },
  },
  {
    address: editor,
    name: 'files that are refused, dragged and loading',
    prepare: async (page, check) => {
      await files(page, 'Product Thumbnail').setInputFiles(text('page.png', '<html>'));
      await expect(page.getByText('Please upload an image file for the thumbnail')).toBeVisible();
      await files(page, 'Digital File').setInputFiles(text(`${long}.txt`, 'words'));
      await expect(button(page, 'Remove file')).toBeVisible();
      await check();
      const dataTransfer = await page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['a'], 'a.png', { type: 'image/png' }));
        return transfer;
      });
      for (const group of ['Product Thumbnail', 'Digital File'])
        await page.getByRole('group', { name: group }).dispatchEvent('dragenter', { dataTransfer });
      await expect(page.locator('.border-accent.bg-accent-soft[role=group]').first()).toBeVisible();
      await check();
      await page.getByRole('group', { name: 'Digital File' }).dispatchEvent('dragleave', { dataTransfer });
      await blockFileReads(page);
      await files(page, 'Digital File').setInputFiles(text('endless.txt', 'words'));
      await expect(page.getByText('Reading endless.txt…')).toBeVisible();
    },
  },
  {
    address: editor,
    name: 'a restored draft',
    prepare: async (page, check) => {
      await makeCourse(page);
      await leaveByLogo(page);
      await check();
      await button(page, 'Leave').click();
      // The address changes before the screen.
      await expect(page).toHaveTitle(/^Home Feed/);
      await page.goBack();
      await expect(page.getByText(/^We restored your draft/)).toBeVisible();
    },
  },
];
