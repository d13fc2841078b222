import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../session/storage.ts';
import { defineForm } from './defineForm.ts';
import { Form, type FormProps } from './Form.tsx';
import { checkbox, choice, choicesOf, text } from './rules.ts';

const kinds = choicesOf({ DESIGN: 'Design', WRITING: 'Writing' });
const form = defineForm({
  title: text({ min: 3, max: 100 }, { missing: 'Enter a title' }),
  price: text({ max: 10 }),
  kind: choice(kinds),
  open: checkbox(),
});
const old = { title: 'Clay pots', price: '10', kind: 'DESIGN' as const, open: true };
const other = { title: 'Pots of clay', price: '20', kind: 'WRITING' as const, open: false };

type Start = Omit<typeof old, 'kind'> & { kind: 'DESIGN' | 'WRITING' };
type Submit = FormProps<Start, Start>['onSubmit'];

/** Renders the form as it is for an edited item. `update` renders it with new data, and possibly new rules. */
function renderForm(onSubmit: Submit = async () => true) {
  onTestFinished(() => sessionStorage.clear());
  const user = userEvent.setup();
  const page = (start: Start, definition = form) => (
    <Form
      form={definition}
      start={start}
      draft="pots"
      restored="It is back."
      submit="Save"
      bar
      onSubmit={onSubmit}
    >
      <form.TextField name="title" label="Title" />
      <form.TextField name="price" label="Price" type="amount" />
      <form.RadioField name="kind" label="Kind" choices={kinds} />
      <form.SwitchField name="open" label="Open" hint="For orders" />
    </Form>
  );
  const { rerender } = render(page(old));
  return { user, update: (...next: Parameters<typeof page>) => rerender(page(...next)) };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isUnsaved = () => screen.queryByText('You have unsaved changes') !== null;
const save = () => screen.getByRole('button', { name: 'Save' });

test('fields without input follow the data; the others keep the input, focus and caret', async () => {
  const sent = vi.fn<(changes: object) => void>();
  const { user, update } = renderForm(async (_values, _refusals, { changes }) => {
    sent(changes);
    return true;
  });
  await user.type(field('Title'), 'Old ', { initialSelectionStart: 0 });
  update(other);
  expect(field('Title')).toHaveValue('Old Clay pots');
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title').selectionStart).toBe(4);
  expect(field('Price')).toHaveValue('20');
  expect(field('Writing')).toBeChecked();
  expect(field('Open')).not.toBeChecked();
  expect(JSON.parse(readStored('draft:pots')!)).toEqual({ title: 'Old Clay pots' });
  await user.click(save());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ title: 'Old Clay pots' });
});

test('the data can change twice, and discarding the input shows the latest', async () => {
  const { user, update } = renderForm();
  update(other);
  expect(isUnsaved()).toBe(false);
  update(old);
  expect([field('Title').value, field('Design').checked, field('Open').checked]).toEqual([
    'Clay pots',
    true,
    true,
  ]);
  await user.clear(field('Price'));
  update(other);
  expect(isUnsaved()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Price')).toHaveValue('20');
  update(old);
  expect(field('Price')).toHaveValue('10');
});

test('input that equals the new data is saved already', async () => {
  const { user, update } = renderForm();
  await user.clear(field('Price'));
  await user.type(field('Price'), '20');
  expect(isUnsaved()).toBe(true);
  update(other);
  expect(isUnsaved()).toBe(false);
});

test.each([
  ['the same rules', form],
  ['new rules', { ...form, excludedFromDraft: [] }],
])('an error beside a field stays with %s', async (_which, definition) => {
  const { user, update } = renderForm();
  await user.clear(field('Title'));
  await user.click(save());
  await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Enter a title'));
  update(other, definition);
  expect(field('Title')).toHaveAccessibleDescription('Enter a title');
  expect(field('Title')).toHaveValue('');
});

test('a restored draft stays', async () => {
  writeStored('draft:pots', JSON.stringify({ price: '15' }));
  const { update } = renderForm();
  expect(await screen.findByText('It is back.')).toBeVisible();
  update(other);
  expect([field('Title').value, field('Price').value]).toEqual(['Pots of clay', '15']);
});

test.each(['before', 'after'])(
  'a refused submission keeps the input when its optimistic result is undone %s its end',
  async (time) => {
    let refuse = () => {};
    const { user, update } = renderForm(
      () => new Promise<undefined>((resolve) => (refuse = () => resolve(undefined))),
    );
    await user.clear(field('Price'));
    await user.type(field('Price'), '99');
    await user.click(save());
    update({ ...old, price: '99' });
    expect(field('Price')).toHaveValue('99');
    expect(isUnsaved()).toBe(true);
    if (time === 'before') update(old);
    await act(async () => refuse());
    update(old);
    expect(field('Price')).toHaveValue('99');
    expect(isUnsaved()).toBe(true);
    // Other fields still follow.
    update(other);
    expect([field('Title').value, field('Price').value]).toEqual(['Pots of clay', '99']);
  },
);

test('text typed during a save stays, and is unsaved', async () => {
  let succeed = () => {};
  const { user, update } = renderForm(() => new Promise<true>((resolve) => (succeed = () => resolve(true))));
  await user.type(field('Title'), '!');
  await user.click(save());
  await user.type(field('Title'), '?');
  update({ ...old, title: 'Clay pots!' });
  await act(async () => succeed());
  expect(field('Title')).toHaveValue('Clay pots!?');
  expect(isUnsaved()).toBe(true);
  update({ ...old, title: 'Other pots' });
  expect(field('Title')).toHaveValue('Clay pots!?');
});

const listForm = defineForm({ parts: z.array(z.object({ name: z.string() })) });

function Parts() {
  const { control } = useFormContext<{ parts: { name: string }[] }>();
  const { fields, append } = useFieldArray({ control, name: 'parts' });
  return (
    <>
      {fields.map(({ id }, i) => (
        <listForm.TextField key={id} name={`parts.${i}.name`} label={`Part ${i + 1}`} />
      ))}
      <button type="button" onClick={() => append({ name: 'New' })}>
        Add
      </button>
    </>
  );
}

test('the rows of a list follow until the user changes one', async () => {
  const user = userEvent.setup();
  const page = (...names: string[]) => (
    <Form
      form={listForm}
      start={{ parts: names.map((name) => ({ name })) }}
      submit="Save"
      bar
      onSubmit={async () => true}
    >
      <Parts />
    </Form>
  );
  const { rerender } = render(page('Lid'));
  const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Part/).map(({ value }) => value);
  rerender(page('Lid', 'Handle'));
  await waitFor(() => expect(names()).toEqual(['Lid', 'Handle']));
  rerender(page('Knob'));
  await waitFor(() => expect(names()).toEqual(['Knob']));
  expect(isUnsaved()).toBe(false);
  await user.type(field('Part 1'), 's');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  rerender(page('Lid', 'Handle', 'Foot'));
  expect(names()).toEqual(['Knobs', 'New']);
});
