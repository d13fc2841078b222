import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { defineForm } from '../ui/form/defineForm.ts';
import { Form } from '../ui/form/Form.tsx';
import { checkbox, choice, optionalInteger, text } from '../ui/form/rules.ts';
import { invalidNumber } from '../ui/form/useBoundField.ts';
import { readStored, writeStored } from '../session/storage.ts';
import { storeRestoredTexts } from './earlyInput.ts';
import { choose, hydrate, press, tick, type } from '../testing/hydrate.ts';

const field = (label: string | RegExp) => screen.getByLabelText(label);

const choices = ['a', 'b', 'c'].map((id) => ({ id, value: id, label: `Choice ${id}` }));
const form = defineForm(
  {
    title: text({ max: 40 }),
    about: text({ max: 40 }),
    password: text({ max: 40 }),
    kind: choice(choices),
    rank: choice(choices),
    size: choice(choices),
    free: checkbox(),
    news: checkbox(),
    public: checkbox(),
    days: optionalInteger({ min: 1, max: 90 }),
    price: optionalInteger({ min: 5, max: 500 }),
  },
  { start: { title: 'Server', about: 'Server', kind: 'a', size: 'b', news: true, days: '3' } },
);

/** Prints the form's values. Around the fields, it subscribes to the form after their refs are set. */
function FormValues({ place, children }: { place: string; children?: ReactNode }) {
  const values = useWatch();
  const { isDirty } = useFormState();
  return (
    <div>
      {children}
      <output aria-label={place}>{JSON.stringify({ ...values, isDirty })}</output>
    </div>
  );
}
const Page = ({ draft }: { draft?: string }) => (
  <Form form={form} submit="Send" {...(draft && { draft })} onSubmit={async () => true}>
    <FormValues place="around">
      <form.TextField name="title" label="Title" />
      <form.TextArea name="about" label="About" />
      <PasswordField />
      <form.SelectField name="kind" label="Kind" choices={choices} />
      <form.SelectField name="rank" label="Rank" choices={choices} placeholder="None" />
      <form.RadioField name="size" label="Size" choices={choices} />
      <form.CheckField name="free" label="Free" />
      <form.CheckField name="news" label="News" />
      <form.SwitchField name="public" label="Public" hint="Who sees it" />
      <form.TextField name="days" label="Days" type="number" optional />
      <form.TextField name="price" label="Price" type="number" optional />
    </FormValues>
    <FormValues place="beside" />
  </Form>
);
const untouched = {
  title: 'Server',
  about: 'Server',
  password: '',
  kind: 'a',
  rank: '',
  size: 'b',
  free: false,
  news: true,
  public: false,
  days: '3',
  price: '',
};
async function expectForm(values: Partial<typeof untouched>) {
  const printedIn = (place: string) => JSON.parse(field(place).textContent) as object;
  const expected = { ...untouched, ...values, isDirty: Object.keys(values).length > 0 };
  await waitFor(() => expect(printedIn('around')).toEqual(expected));
  expect(printedIn('beside')).toEqual(expected);
}

test.each([
  ['nothing', () => {}, {}],
  ['a text', type('title', 'Early'), { title: 'Early' }],
  ['an emptied text', type('title', ''), { title: '' }],
  ['a password', type('password', 'Early'), { password: 'Early' }],
  ['a choice in a list', choose('kind', 2), { kind: 'c' }],
  ['a choice in a list without one at first', choose('rank', 1), { rank: 'a' }],
  ['a radio button before the first one', press('size', 'a'), { size: 'a' }],
  ['a radio button after the first one', press('size', 'c'), { size: 'c' }],
  ['a tick', tick('free', true), { free: true }],
  ['a tick taken away', tick('news', false), { news: false }],
  ['a switch', tick('public', true), { public: true }],
  ['a number', type('days', '7'), { days: '7' }],
] as const)(
  '%s, entered before hydration, becomes the form’s value, and watchers of the form see it',
  async (_kind, enter, values) => {
    await hydrate(<Page />, enter);
    await expectForm(values);
    for (const [name, value] of Object.entries({ ...untouched, ...values })) {
      const shown = new FormData(document.querySelector('form')!).get(name);
      expect(shown, `the control ${name}`).toBe(typeof value === 'boolean' ? (value ? 'on' : null) : value);
    }
  },
);

/** Gives a number field the state of '12e': its value is empty, and a written value would replace the text. */
function typeInvalidNumber(input: HTMLInputElement): void {
  input.value = '';
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  let badInput = true;
  Object.defineProperty(input, 'validity', { configurable: true, get: () => ({ badInput }) });
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => '',
    set(next: string) {
      badInput = false;
      value.set!.call(this, next);
    },
  });
}

test.each([
  ['days', /^Days/, 'Enter a whole number, from 1 to 90'],
  ['price', /^Price/, 'Enter a whole number, from 5 to 500'],
])('invalid text in the number field %s stays, and the form refuses it', async (name, label, error) => {
  await hydrate(<Page />, (root) => typeInvalidNumber(root.querySelector(`[name="${name}"]`)!));
  await expectForm({ [name]: invalidNumber });
  expect(screen.getByLabelText<HTMLInputElement>(label).validity.badInput, 'the field shows the text').toBe(
    true,
  );
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(error));
  expect(screen.getByLabelText<HTMLInputElement>(label).validity.badInput, 'also beside its error').toBe(
    true,
  );
});

test('a text area keeps the text that the browser restored without an event', async () => {
  await hydrate(<Page />, (root) => {
    root.querySelector('textarea')!.value = 'Restored';
    storeRestoredTexts();
  });
  await expectForm({ about: 'Restored' });
  expect(field('About')).toHaveValue('Restored');
});

test('input from before hydration overrides the draft and is stored in it', async () => {
  writeStored(
    'draft:page',
    JSON.stringify({ ...untouched, title: 'Draft', about: 'Draft', free: false, kind: 'b' }),
  );
  await hydrate(<Page draft="page" />, (root) => {
    tick('free', true)(root);
    choose('kind', 2)(root);
  });
  const values = { title: 'Draft', about: 'Draft', free: true, kind: 'c' };
  await expectForm(values);
  expect(JSON.parse(readStored('draft:page')!)).toMatchObject(values);
});

test('input from before hydration starts a draft; an untouched form has no draft', async () => {
  await hydrate(<Page draft="one" />, type('title', 'Early'));
  await expectForm({ title: 'Early' });
  expect(JSON.parse(readStored('draft:one')!)).toMatchObject({ title: 'Early' });
  document.body.replaceChildren();
  await hydrate(<Page draft="two" />, () => {});
  await expectForm({});
  expect(readStored('draft:two')).toBeFalsy();
});
