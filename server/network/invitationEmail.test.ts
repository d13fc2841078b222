import { expect, test } from 'vitest';
import { onEachDatabase, onSqlite } from '../live/testing/onEachDatabase.ts';
import { createReplicas } from '../live/testing/replicas.ts';
import { done, idOf, password, refused, signUp } from '../live/testing/visitors.ts';

const { replica } = createReplicas();

onEachDatabase(({ open }) => {
  test('an invitation by e-mail has links to sign up and to the profile, once for each address', async () => {
    const server = await replica({ open }, { origin: 'https://workgrove.example' });
    const ada = await signUp(server, 'Ada Grove');
    await signUp(server, 'Ben Holm');
    const id = await idOf(ada);
    const invite = (email: string, note: string | null = null) =>
      ada.run('inviteByEmail', { email, ...(note !== null && { note }) }, 'email');
    const answer = (email: string) => ({ ...done, email });
    const strange = 'new@example.com';
    expect(await invite(strange, 'Do you draw\nferries\u0000?')).toEqual(answer(strange));
    // An address with an account gets the same answer and the same e-mail.
    expect(await invite('ben.holm@example.com')).toEqual(answer('ben.holm@example.com'));
    expect(await invite('NEW@example.com')).toEqual(answer('NEW@example.com'));
    const emails = (await server.live.accounts!.readEmails()).toSorted((a, b) => b.to.localeCompare(a.to));
    const body = [
      'Ada Grove would like to connect with you on Workgrove.',
      'Create an account: https://workgrove.example/auth/register',
      `If you have an account, open this profile and choose Connect: https://workgrove.example/profile/${id}`,
    ];
    const subject = 'Ada Grove invites you to Workgrove';
    const at = expect.any(String) as string;
    expect(emails).toEqual([
      { at, to: strange, subject, body: [...body, 'Ada Grove writes: Do you draw ferries ?'].join('\n') },
      { at, to: 'ben.holm@example.com', subject, body: body.join('\n') },
    ]);
    expect(await invite('new\u0000@example.com\u200b')).toEqual(answer(strange));
    expect(await invite('new\n@example.com')).toEqual({ email: null, ...refused('INVALID', 'email') });
  });
});

onSqlite(({ open }) => {
  test('an account invites 20 people in a day, and the refusal says when it can go on', async () => {
    const server = await replica({ open });
    const ada = await signUp(server, 'Ada Grove');
    const invite = (i: number) =>
      ada.send(
        `mutation { inviteByEmail(input: { email: "friend.${i}@example.com" }) { userErrors { code } } }`,
      );
    for (let i = 0; i < 20; i += 1)
      // oxlint-disable-next-line no-await-in-loop -- one invitation after the other
      expect((await invite(i)).data['inviteByEmail']).toEqual(done);
    const { data, reply } = await invite(20);
    expect(data['inviteByEmail']).toEqual({ userErrors: [{ code: 'RATE_LIMITED' }] });
    const seconds = Number(reply.headers['retry-after']);
    expect(seconds).toBeGreaterThan(86_000);
    expect(seconds).toBeLessThanOrEqual(86_400);
  });

  test('a repeated request sends one e-mail, and a deleted account leaves none', async () => {
    const server = await replica({ open });
    const ada = await signUp(server, 'Ada Grove');
    const query = 'mutation { inviteByEmail(input: { email: "new@example.com" }) { userErrors { code } } }';
    for (let count = 0; count < 2; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- the second request repeats the first
      await ada.send(query, { 'x-action': '11111111-1111-4111-8111-111111111111' });
    const read = () => server.live.accounts!.readEmails();
    expect(await read()).toHaveLength(1);
    expect(await ada.run('deleteAccount', { password })).toEqual(done);
    expect(await read()).toEqual([]);
  });
});
