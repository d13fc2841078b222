import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import '../actions/perform.ts';
import '../components/person/MessageDialog.tsx';
import './gig/ContactDialog.tsx';
import './gig/OrderDialog.tsx';
import { settle } from '../apollo/refetchActive.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const gigId = 'gig-usability-review';
const personId = 'person-kenji-mori';
const written = 'Could you look at our ferry tickets?';

/** Opens a dialog on a page of a person and types into it, then changes the stored data of the person, which the page refetches. */
async function typeWhile(
  address: string,
  opener: string,
  label: string | RegExp,
  change: (server: ReturnType<typeof createLiveServer>) => void,
) {
  onTestFinished(() => sessionStorage.clear());
  const server = createLiveServer();
  const { client, user } = await renderRoute(address, { transport: server.link });
  const [button] = await screen.findAllByRole('button', { name: opener });
  await user.click(button!);
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByLabelText(label);
  await user.clear(field);
  await user.type(field, written);
  change(server);
  await act(() => settle(client, { seq: 1, write: () => {} }));
  return { dialog, field, user };
}

const leave = ({ store }: ReturnType<typeof createLiveServer>) =>
  store.change({
    put: 'people',
    record: { ...store.people.get(personId)!, name: 'Former member', deletedAt: '2026-11-26T09:00:00.000Z' },
  });

test('a message that somebody types stays when the other person writes first', async () => {
  const { dialog, field } = await typeWhile(
    `/profile/${personId}`,
    'Message',
    'Your message',
    ({ store }) => {
      const contact = { ...[...store.everything.contacts.values()][0]!, id: 'contact-kenji', onlineIds: [] };
      const [message] = [...store.everything.messages.values()];
      store.change(
        { put: 'contacts', record: { ...contact, memberIds: [store.viewer.id, personId] } },
        {
          put: 'messages',
          record: {
            ...message!,
            id: 'message-first',
            conversationId: contact.id,
            senderId: personId,
            readerIds: [store.viewer.id, personId],
          },
        },
      );
    },
  );
  expect(field).toHaveValue(written);
  await waitFor(() => expect(field).toHaveFocus());
  expect(dialog.getByRole('button', { name: 'Send message' })).toBeVisible();
});

test.each([
  [`/profile/${personId}`, 'Message', 'Your message', 'Send message'],
  [`/gigs/${gigId}`, 'Contact Seller', 'Your message', 'Send message'],
  [`/gigs/${gigId}`, 'Continue', /^Requirements/, 'Confirm order'],
])(
  'at %s the text in the dialog %s stays with the reason when the person has left',
  async (address, opener, label, submit) => {
    const { dialog, field, user } = await typeWhile(address, opener, label, leave);
    await waitFor(() => expect(field).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/deleted the account|takes no orders/);
    expect(field).toHaveValue(written);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
