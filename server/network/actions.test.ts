import { expect, test } from 'vitest';
import { privacy } from '../live/testing/inputs.ts';
import { done, openAccounts, refused } from '../testing/openAccounts.ts';

const maren = 'person-maren-holt';
const tomas = 'person-tomas-arce';
const stranger = 'person-noor-siddiqui';

/** Live mode with two people: `about` returns what one reads about the other. */
function open() {
  const { act, read, store } = openAccounts();
  const about = (account: string, other: string) =>
    read(
      account,
      `{ person(id: "${other}") { connectionState invitation { id note } }
         networkSummary { connectionCount invitationCount } notifications { unreadCount } }`,
    );
  const invitationOf = (account: string, sender: string) => store.of(account).invitationOf.get(sender)!.id;
  return { act, about, invitationOf, store };
}

const state = (connectionState: string, note: string | null | undefined, counts: readonly number[]) => ({
  person: {
    connectionState,
    invitation: note === undefined ? null : { id: expect.any(String) as string, note },
  },
  networkSummary: { connectionCount: counts[0], invitationCount: counts[1] },
  notifications: { unreadCount: counts[2] },
});

test('a request is an invitation and a notification of the other person, until it is withdrawn', async () => {
  const { act, about } = open();
  expect(await act(maren, 'requestConnection', { personId: tomas, note: ' Hello ' })).toEqual(done);
  expect(await about(maren, tomas)).toEqual(state('PENDING', undefined, [15, 5, 3]));
  expect(await about(tomas, maren)).toEqual(state('INVITED', 'Hello', [0, 1, 1]));
  expect(await act(maren, 'requestConnection', { personId: tomas })).toEqual(refused('ALREADY_DONE'));
  expect(await act(tomas, 'requestConnection', { personId: maren })).toEqual(refused('NOT_ALLOWED'));
  expect(await act(maren, 'withdrawConnectionRequest', { personId: tomas })).toEqual(done);
  expect(await about(maren, tomas)).toEqual(state('NONE', undefined, [15, 5, 3]));
  expect(await about(tomas, maren)).toEqual(state('NONE', undefined, [0, 0, 0]));
  expect(await act(maren, 'withdrawConnectionRequest', { personId: tomas })).toEqual(refused('ALREADY_DONE'));
});

test('an accepted invitation connects both, notifies the sender, and can be undone', async () => {
  const { act, about, invitationOf } = open();
  await act(maren, 'requestConnection', { personId: tomas });
  const input = { invitationId: invitationOf(tomas, maren) };
  const selection =
    'connection { id name person { id } } notifications { read } summary { connectionCount invitationCount }';
  expect(await act(tomas, 'acceptInvitation', input, selection)).toEqual({
    ...done,
    connection: { id: `connection-${maren}`, name: 'Maren Holt', person: { id: maren } },
    notifications: [{ read: true }],
    summary: { connectionCount: 1, invitationCount: 0 },
  });
  expect(await about(maren, tomas)).toEqual(state('CONNECTED', undefined, [16, 5, 4]));
  expect(await about(tomas, maren)).toEqual(state('CONNECTED', undefined, [1, 0, 0]));
  expect(await act(tomas, 'acceptInvitation', input)).toEqual(refused('ALREADY_DONE'));
  // Only its receiver can answer an invitation.
  expect(await act(maren, 'ignoreInvitation', input)).toEqual(refused('NOT_FOUND'));
  expect(await act(tomas, 'reopenInvitation', input)).toEqual(done);
  expect(await about(maren, tomas)).toEqual(state('PENDING', undefined, [15, 5, 3]));
  expect(await about(tomas, maren)).toEqual(state('INVITED', null, [0, 1, 0]));
});

test('an ignored invitation leaves the list, and its sender gets no notification', async () => {
  const { act, about, invitationOf } = open();
  await act(maren, 'requestConnection', { personId: tomas });
  const input = { invitationId: invitationOf(tomas, maren) };
  expect(await act(tomas, 'ignoreInvitation', input)).toEqual(done);
  expect(await about(tomas, maren)).toEqual(state('NONE', undefined, [0, 0, 0]));
  expect(await about(maren, tomas)).toEqual(state('PENDING', undefined, [15, 5, 3]));
  expect(await act(tomas, 'reopenInvitation', input)).toEqual(done);
  expect(await act(tomas, 'reopenInvitation', input)).toEqual(refused('ALREADY_DONE'));
  expect(await about(tomas, maren)).toEqual(state('INVITED', null, [0, 1, 0]));
});

test('either side can end a connection', async () => {
  const { act, about, store } = open();
  const personId = [...store.connectionOf.keys()][0]!;
  expect(await act(maren, 'removeConnection', { personId })).toEqual(done);
  expect(await about(maren, personId)).toEqual(state('NONE', undefined, [14, 5, 3]));
  expect(await act(maren, 'removeConnection', { personId })).toEqual(refused('ALREADY_DONE'));
  expect(await act(maren, 'removeConnection', { personId: 'nobody' })).toEqual(refused('NOT_FOUND'));
  expect(await act(maren, 'requestConnection', { personId: maren })).toEqual(refused('NOT_ALLOWED'));
});

test('an invitation does not connect again once the other person has ended the connection', async () => {
  const { act, invitationOf } = open();
  await act(maren, 'requestConnection', { personId: tomas });
  const invitationId = invitationOf(tomas, maren);
  expect(await act(tomas, 'acceptInvitation', { invitationId })).toEqual(done);
  expect(await act(maren, 'removeConnection', { personId: tomas })).toEqual(done);
  expect(await act(tomas, 'reopenInvitation', { invitationId })).toEqual(
    refused('ALREADY_DONE', 'invitationId'),
  );
  expect(await act(tomas, 'acceptInvitation', { invitationId })).toEqual(
    refused('ALREADY_DONE', 'invitationId'),
  );
});

test('nobody accepts a request that was ignored and then withdrawn', async () => {
  const { act, about, invitationOf } = open();
  await act(maren, 'requestConnection', { personId: tomas });
  const invitationId = invitationOf(tomas, maren);
  await act(tomas, 'ignoreInvitation', { invitationId });
  expect(await act(maren, 'withdrawConnectionRequest', { personId: tomas })).toEqual(done);
  for (const action of ['acceptInvitation', 'reopenInvitation'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await act(tomas, action, { invitationId })).toEqual(refused('NOT_FOUND', 'invitationId'));
  expect(await about(maren, tomas)).toEqual(state('NONE', undefined, [15, 5, 3]));
});

test('an ignored request is not delivered again, and its sender cannot see that', async () => {
  const { act, about, invitationOf } = open();
  await act(maren, 'requestConnection', { personId: tomas });
  await act(tomas, 'ignoreInvitation', { invitationId: invitationOf(tomas, maren) });
  for (let i = 0; i < 3; i += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await act(maren, 'withdrawConnectionRequest', { personId: tomas })).toEqual(done);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await act(maren, 'requestConnection', { personId: tomas, note: 'Please' })).toEqual(done);
  }
  expect(await about(tomas, maren)).toEqual(state('NONE', undefined, [0, 0, 0]));
  expect(await about(maren, tomas)).toEqual(state('PENDING', undefined, [15, 5, 3]));
  // The person can still ask the sender.
  expect(await act(tomas, 'requestConnection', { personId: maren })).toEqual(done);
  expect(await about(maren, tomas)).toMatchObject({ person: { connectionState: 'INVITED' } });
});

test('an ignored invitation does not bring a connection back that was removed', async () => {
  const { act, about, invitationOf } = open();
  await act(maren, 'requestConnection', { personId: tomas });
  const invitationId = invitationOf(tomas, maren);
  await act(tomas, 'ignoreInvitation', { invitationId });
  await act(tomas, 'requestConnection', { personId: maren });
  expect(await act(maren, 'acceptInvitation', { invitationId: invitationOf(maren, tomas) })).toEqual(done);
  for (const action of ['acceptInvitation', 'reopenInvitation'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await act(tomas, action, { invitationId })).toEqual(refused('NOT_FOUND', 'invitationId'));
  expect(await act(maren, 'removeConnection', { personId: tomas })).toEqual(done);
  for (const [one, other] of [
    [maren, tomas],
    [tomas, maren],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await about(one, other)).toMatchObject({ person: { connectionState: 'NONE', invitation: null } });
});

test('the settings of a person choose who asks to connect and who reads the profile', async () => {
  const { act, read, store } = openAccounts();
  const choose = (profileVisibility: string, connectionRequestPolicy: string) =>
    act(tomas, 'saveSettings', {
      privacy: privacy(profileVisibility, { connectionRequestPolicy: `.${connectionRequestPolicy}` }),
    });
  const profile = async (account: string) =>
    (await read(account, `{ profile(id: "${tomas}") { id } }`))['profile'];
  const request = (account: string) => act(account, 'requestConnection', { personId: tomas });
  await choose('CONNECTIONS', 'NOBODY');
  expect(await profile(maren)).toBeNull();
  expect(await profile(tomas)).toEqual({ id: `profile-${tomas}` });
  const { name, about } = store.people.get(tomas)!;
  const byPerson = `{ person(id: "${tomas}") { name profile { name about skills } } }`;
  expect(await read(maren, byPerson)).toMatchObject({
    person: { name, profile: { name, about: '', skills: [] } },
  });
  expect(await read(tomas, byPerson)).toMatchObject({ person: { profile: { about } } });
  expect(await request(maren)).toEqual(refused('NOT_ALLOWED', 'personId'));
  await choose('CONNECTIONS', 'MUTUAL');
  expect(await request(stranger)).toEqual(refused('NOT_ALLOWED', 'personId'));
  // Maren's record names mutual connections with him.
  expect(await request(maren)).toEqual(done);
  const [invitation] = (
    (await read(tomas, '{ invitations { nodes { id } } }')) as {
      invitations: { nodes: { id: string }[] };
    }
  ).invitations.nodes;
  await act(tomas, 'acceptInvitation', { invitationId: invitation!.id });
  expect(await profile(maren)).toEqual({ id: `profile-${tomas}` });
  expect(await profile(stranger)).toBeNull();
  await choose('NOBODY', 'EVERYONE');
  expect(await profile(maren)).toBeNull();
  expect(await request(stranger)).toEqual(done);
});
