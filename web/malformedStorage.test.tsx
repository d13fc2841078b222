import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderEditor } from './testing/renderEditor.ts';
import { scrollPositionsKey } from './session/storage.ts';
import { prePaintScript } from './shell/prePaint.ts';
import { renderRoute } from './testing/renderRoute.tsx';

/** Values that other code may have stored under our keys. */
const malformed = [
  'null',
  '5',
  '"text"',
  '[1]',
  '[null]',
  '{"title":{},"email":[]}',
  '{',
  '\u0000',
  '\uD800',
];

test('a product draft restores values of the right type and ignores the others', async () => {
  sessionStorage.setItem(
    'draft:product:new',
    JSON.stringify({
      title: 'Kept from before',
      shortDescription: 5,
      tags: [null],
      productType: 'course',
      modules: [null, { title: 'One', lessons: 'none' }],
      thumbnail: 'javascript:alert(1)',
      price: {},
    }),
  );
  await renderEditor();
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Kept from before'));
  expect(screen.getByLabelText(/^Short Description/)).toHaveValue('');
  expect(screen.getByLabelText('Product Type')).toHaveValue('course');
  expect(await screen.findByText('A course has modules, and each module has lessons.')).toBeVisible();
});

test.each(['null', '[null]', '{"email":5,"title":{}}', '{'])(
  'with %j under every storage key, a viewer can open the application form',
  async (text) => {
    const names = ['apply-contact', 'apply-resume', 'draft:apply:job-brand-designer', 'draft:post', 'splash'];
    for (const name of names) sessionStorage.setItem(name, text);
    for (const name of ['theme', 'contrast', 'density', 'motion']) localStorage.setItem(name, text);
    document.cookie = `side-bar=${text}; path=/`;
    const consoleError = vi.spyOn(console, 'error');
    const { user } = await renderRoute('/jobs/job-brand-designer');
    await user.click((await screen.findAllByRole('button', { name: 'Apply now' }))[0]!);
    const form = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(form.getByLabelText('Email')).toHaveValue('maren@marenholt.example'));
    expect(form.getByLabelText('Phone')).toHaveValue('+47 555 01 234');
    expect(consoleError).not.toHaveBeenCalled();
  },
);

test.each([...malformed, '{"/jobs":120}'])(
  'the pre-paint script keeps %j as stored scroll positions only if it is an object',
  (text) => {
    sessionStorage.setItem(scrollPositionsKey, text);
    // oxlint-disable-next-line typescript/no-implied-eval -- the script that pages contain
    new Function(prePaintScript)();
    // The router ignores a truncated object.
    expect(sessionStorage.getItem(scrollPositionsKey)).toBe(text.startsWith('{') ? text : null);
  },
);
