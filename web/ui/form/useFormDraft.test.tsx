import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { writeStored } from '../../session/storage.ts';
import { defineForm, type FormDefinition } from './defineForm.ts';
import { Form } from './Form.tsx';
import { text } from './rules.ts';

const form = defineForm({ title: text({ max: 100 }), about: text({ max: 100 }), price: text({ max: 10 }) });

const Page = () => (
  <Form form={form} draft="thing" submit="Send" restored="It is back." onSubmit={() => Promise.resolve(true)}>
    <form.TextField name="title" label="Title" />
    <form.TextField name="about" label="About" />
    <form.TextField name="price" label="Price" type="amount" />
  </Form>
);
const field = (label: string) => screen.getByLabelText(label);

/** Renders the page on the server, enters a title and hydrates it. */
async function hydrate(typed: string) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page />);
  root.querySelector<HTMLInputElement>('[name=title]')!.value = typed;
  const page = await act(async () => hydrateRoot(root, <Page />));
  onTestFinished(() => {
    act(() => page.unmount());
    root.remove();
  });
}

test('input from before hydration overrides the draft, which fills the other fields', async () => {
  writeStored('draft:thing', JSON.stringify({ title: 'From the draft', about: 'About it', price: '9,5' }));
  await hydrate('Typed early');
  await waitFor(() => expect(field('About')).toHaveValue('About it'));
  expect(field('Price')).toHaveValue('9,5');
  expect(field('Title')).toHaveValue('Typed early');
});

test.each(['[1,2]', '"x"', '5', 'null', '{"title":5}', '{'])(
  'an invalid draft, %s, is neither restored nor announced',
  async (draft) => {
    writeStored('draft:thing', draft);
    await hydrate('');
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByText('It is back.')).toBeNull();
  },
);

test('a form marks its input as kept only if it has a draft that excludes no field', () => {
  const fields = { name: text({ max: 100 }), password: text({ max: 100 }) };
  const isKept = (definition: FormDefinition<{ name: string; password: string }, unknown>, draft?: string) =>
    renderToString(
      <Form form={definition} {...(draft && { draft })} submit="Send" onSubmit={async () => true}>
        <p>No fields</p>
      </Form>,
    ).includes('data-drafted');
  expect(isKept(defineForm(fields), 'thing')).toBe(true);
  expect(isKept(defineForm(fields)), 'without a draft').toBe(false);
  expect(isKept(defineForm(fields, { excludedFromDraft: ['password'] }), 'thing')).toBe(false);
});
