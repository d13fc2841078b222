import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Submission } from './Form.tsx';
import { FormDialog } from './FormDialog.tsx';
import { defineForm } from './defineForm.ts';
import { choice, choicesOf, money, text, checkbox } from './rules.ts';

const kinds = choicesOf({ DESIGN: 'Design', WRITING: 'Writing' });
const form = defineForm(
  {
    title: text({ min: 5, max: 20 }, { missing: 'Title must be at least 5 characters' }),
    kind: choice(kinds, 'Choose a kind'),
    price: money({ min: 0, max: 500, missing: 'Enter a price' }),
    agreed: checkbox('Agree first'),
  },
  { start: { agreed: false } },
);

const submitted = vi.fn<(values: object, submission: Submission) => void>();
let refusal: [field: readonly string[] | null, message: string] | undefined;

function Page({ draft }: { draft?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        form={form}
        {...(draft && { draft })}
        title="New thing"
        submit="Create"
        onSubmit={async (values, submission) => {
          submitted(values, submission);
          return !refusal || void submission.atField(...refusal);
        }}
      >
        <form.TextField name="title" label="Title" />
        <form.RadioField name="kind" label="Kind" choices={kinds} />
        <form.TextField name="price" label="Price" type="number" step="any" />
        <form.CheckField name="agreed" label="I agree" optional={false} />
      </FormDialog>
    </main>
  );
}

async function openIt(draft?: string) {
  submitted.mockClear();
  refusal = undefined;
  const user = userEvent.setup();
  const view = render(<Page {...(draft && { draft })} />);
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    return within(await screen.findByRole('dialog', { name: 'New thing' }));
  };
  return { user, open, dialog: await open(), ...view };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the first field has the focus when the dialog opens', async () => {
  const { dialog } = await openIt();
  await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveFocus());
});

test('each invalid field shows its error, and the first one in reading order gets the focus', async () => {
  const { user, dialog } = await openIt();
  await user.type(dialog.getByLabelText('Title'), 'Clay pots');
  await user.type(dialog.getByLabelText('Price'), '12.345');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  const kind = dialog.getByRole('radiogroup', { name: 'Kind' });
  await waitFor(() => expect(kind).toHaveAccessibleDescription('Choose a kind'));
  await waitFor(() => expect(dialog.getByLabelText('Design')).toHaveFocus());
  expect(dialog.getByLabelText('Price')).toHaveAccessibleDescription(
    'Enter an amount in dollars such as 9.99, from 0 to 500',
  );
  expect(dialog.getByLabelText('I agree')).toHaveAccessibleDescription('Agree first');
  expect(dialog.getByLabelText('Title')).toBeValid();
  expect(submitted).not.toHaveBeenCalled();
});

async function fill(user: ReturnType<typeof userEvent.setup>, dialog: ReturnType<typeof within>) {
  await user.type(dialog.getByLabelText('Title'), ' Clay pots ');
  await user.click(dialog.getByLabelText('Writing'));
  await user.type(dialog.getByLabelText('Price'), '9.99');
  await user.click(dialog.getByLabelText('I agree'));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
}

test('the action gets parsed values; the dialog closes and reopens empty', async () => {
  const { user, open, dialog } = await openIt('thing');
  await fill(user, dialog);
  await gone();
  const values = { title: 'Clay pots', kind: 'WRITING', price: 9.99, agreed: true };
  expect(submitted.mock.lastCall![0]).toEqual(values);
  expect((await open()).getByLabelText('Title')).toHaveValue('');
});

test('a refusal by the server is shown as the error of its field, and the input stays', async () => {
  const { user, dialog } = await openIt();
  refusal = [['input', 'title'], 'This title is taken.'];
  await fill(user, dialog);
  const title = dialog.getByLabelText('Title');
  await waitFor(() => expect(title).toHaveAccessibleDescription('This title is taken'));
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveValue(' Clay pots ');
});

test('a refusal that names no field of the form appears above the buttons until the next attempt', async () => {
  const { user, dialog } = await openIt();
  const message = 'You cannot order from Ada Brandt at the moment.';
  for (const field of [['gigId'], null]) {
    refusal = [field, message];
    if (field) await fill(user, dialog);
    else await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText('Title')).toHaveValue(' Clay pots ');
    refusal = [['title'], 'This title is taken.'];
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  }
});

test('after the form was closed it takes no refusal, so that a notice shows it', async () => {
  const { user, dialog } = await openIt();
  await fill(user, dialog);
  await gone();
  const { atField } = submitted.mock.lastCall![1];
  expect(atField(['title'], 'This title is taken.')).toBe(false);
});

test('with a draft, the input survives closing and leaving; Start over asks before it discards it', async () => {
  const { user, dialog, open, unmount } = await openIt('thing');
  await user.type(dialog.getByLabelText('Title'), 'Half a');
  await user.keyboard('{Escape}');
  await gone();
  expect((await open()).getByLabelText('Title')).toHaveValue('Half a');
  unmount();
  const again = await openIt('thing');
  await waitFor(() => expect(again.dialog.getByLabelText('Title')).toHaveValue('Half a'));
  await again.user.click(again.dialog.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(again.dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  await again.user.click(again.dialog.getByRole('button', { name: 'Discard' }));
  expect(again.dialog.getByLabelText('Title')).toHaveValue('');
  await waitFor(() => expect(again.dialog.getByLabelText('Title')).toHaveFocus());
  again.unmount();
  expect((await openIt('thing')).dialog.getByLabelText('Title')).toHaveValue('');
});

test('without a draft, Escape and Cancel ask before discarding the input', async () => {
  const { user, dialog, open } = await openIt();
  await user.type(dialog.getByLabelText('Title'), 'Half a');
  await user.keyboard('{Escape}');
  await user.click(await dialog.findByRole('button', { name: 'Keep it' }));
  expect(dialog.getByLabelText('Title')).toHaveValue('Half a');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await gone();
  expect((await open()).getByLabelText('Title')).toHaveValue('');
  await user.keyboard('{Escape}');
  await gone();
});
