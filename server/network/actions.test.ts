import { expect, test } from 'vitest';
import { mutation } from '../live/testing/inputs.ts';
import { openLiveInMemory } from '../testing/openLiveInMemory.ts';

const maren = 'person-maren-holt';
const tomas = 'person-tomas-arce';

/** Live mode with two people: `act` runs an action of one, `read` returns what one reads about the other. */
function open() {
  const { ask, store } = openLiveInMemory();
  async function run(account: string, query: string) {
    const { data, errors } = await ask(query, {}, undefined, account);
    expect(errors).toEqual([]);
    return data;
  }
  const act = async (account: string, name: string, input: Record<string, unknown>, selection?: string) =>
    (await run(account, mutation(name, input, selection)))[name];
  const read = (account: string, other: string) =>
    run(
      account,
      `{ person(id: "${other}") { connectionState invitation { id note } }
         networkSummary { connections invitations } notifications { unreadCount } }`,
    );
  const invitationOf = (account: string, sender: string) => store.of(account).invitationOf.get(sender)!.id;
  return { act, read, invitationOf, store };
}

const done = { userErrors: [] };
const refused = (code: string) => ({ userErrors: [expect.objectContaining({ code })] });

const state = (connectionState: string, note: string | null | undefined, counts: readonly number[]) => ({
  person: {
    connectionState,
    invitation: note === undefined ? null : { id: expect.any(String) as string, note },
  },
  networkSummary: { connections: counts[0], invitations: counts[1] },
  notifications: { unreadCount: counts[2] },
});

test('a request is an invitation and a notification of the other person, until it is withdrawn', async () => {
  const { act, read } = open();
  expect(await act(maren, 'requestConnection', { personId: tomas, note: ' Hello ' })).toEqual(done);
  expect(await read(maren, tomas)).toEqual(state('PENDING', undefined, [15, 5, 3]));
  expect(await read(tomas, maren)).toEqual(state('INVITED', 'Hello', [0, 1, 1]));
  expect(await act(maren, 'requestConnection', { personId: tomas })).toEqual(refused('ALREADY_DONE'));
  expect(await act(tomas, 'requestConnection', { personId: maren })).toEqual(refused('NOT_ALLOWED'));
  expect(await act(maren, 'withdrawConnectionRequest', { personId: tomas })).toEqual(done);
  expect(await read(maren, tomas)).toEqual(state('NONE', undefined, [15, 5, 3]));
  expect(await read(tomas, maren)).toEqual(state('NONE', undefined, [0, 0, 0]));
  expect(await act(maren, 'withdrawConnectionRequest', { personId: tomas })).toEqual(refused('ALREADY_DONE'));
});

test('an accepted invitation connects both, notifies the sender, and can be undone', async () => {
  const { act, read, invitationOf } = open();
  await act(maren, 'requestConnection', { personId: tomas });
  const input = { invitationId: invitationOf(tomas, maren) };
  const selection = 'connection { id name } notifications { read } summary { connections invitations }';
  expect(await act(tomas, 'acceptInvitation', input, selection)).toEqual({
    ...done,
    connection: { id: maren, name: 'Maren Holt' },
    notifications: [{ read: true }],
    summary: { connections: 1, invitations: 0 },
  });
  expect(await read(maren, tomas)).toEqual(state('CONNECTED', undefined, [16, 5, 4]));
  expect(await read(tomas, maren)).toEqual(state('CONNECTED', undefined, [1, 0, 0]));
  expect(await act(tomas, 'acceptInvitation', input)).toEqual(refused('ALREADY_DONE'));
  // Only its receiver can answer an invitation.
  expect(await act(maren, 'ignoreInvitation', input)).toEqual(refused('NOT_FOUND'));
  expect(await act(tomas, 'reopenInvitation', input)).toEqual(done);
  expect(await read(maren, tomas)).toEqual(state('PENDING', undefined, [15, 5, 3]));
  expect(await read(tomas, maren)).toEqual(state('INVITED', null, [0, 1, 0]));
});

test('an ignored invitation leaves the list, and its sender gets no notification', async () => {
  const { act, read, invitationOf } = open();
  await act(maren, 'requestConnection', { personId: tomas });
  const input = { invitationId: invitationOf(tomas, maren) };
  expect(await act(tomas, 'ignoreInvitation', input)).toEqual(done);
  expect(await read(tomas, maren)).toEqual(state('NONE', undefined, [0, 0, 0]));
  expect(await read(maren, tomas)).toEqual(state('PENDING', undefined, [15, 5, 3]));
  expect(await act(tomas, 'reopenInvitation', input)).toEqual(done);
  expect(await act(tomas, 'reopenInvitation', input)).toEqual(refused('ALREADY_DONE'));
  expect(await read(tomas, maren)).toEqual(state('INVITED', null, [0, 1, 0]));
});

test('either side can end a connection', async () => {
  const { act, read, store } = open();
  const personId = [...store.connectionOf.keys()][0]!;
  expect(await act(maren, 'removeConnection', { personId })).toEqual(done);
  expect(await read(maren, personId)).toEqual(state('NONE', undefined, [14, 5, 3]));
  expect(await act(maren, 'removeConnection', { personId })).toEqual(refused('ALREADY_DONE'));
  expect(await act(maren, 'removeConnection', { personId: 'nobody' })).toEqual(refused('NOT_FOUND'));
  expect(await act(maren, 'requestConnection', { personId: maren })).toEqual(refused('NOT_ALLOWED'));
});
