import { expect, test } from 'vitest';
import { BusyError } from './problems.ts';
import { rateOf } from './rates.ts';
import { mutation } from './testing/inputs.ts';
import { onEachDatabase, onSqlite } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { done, idOf, password, refused, signUp, visit } from './testing/visitors.ts';

const { replica } = createReplicas();
const ada = { email: 'ada.grove@example.com', password };

onEachDatabase((bench) => {
  test('of 200 wrong passwords at once 5 are tried, also over two replicas', async () => {
    const replicas = [await replica(bench), await replica(bench)];
    const own = await signUp(replicas[0]!, 'Ada Grove');
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        visit(replicas[i % 2]!).send(
          `mutation { logIn(input: { email: "${ada.email}", password: "wrong ${i}" }) { userErrors { code } } }`,
          { 'x-forwarded-for': `10.0.0.${i}` },
        ),
      ),
    );
    const codes = replies.map(({ data }) => JSON.stringify(data));
    expect(codes.filter((text) => text.includes('INVALID'))).toHaveLength(5);
    expect(codes.filter((text) => text.includes('RATE_LIMITED'))).toHaveLength(195);
    const waits = replies.flatMap(({ reply }) => reply.headers['retry-after'] ?? []);
    expect(waits).toHaveLength(195);
    expect(Math.max(...waits.map(Number))).toBeLessThanOrEqual(15 * 60);
    // The right password is not tried either.
    expect(await visit(replicas[0]!).run('logIn', ada)).toEqual(refused('RATE_LIMITED'));
    // A browser that has logged in before has attempts of its own, and as many.
    const wrong = { ...ada, password: 'wrong' };
    for (let i = 0; i < 4; i += 1)
      expect(await own.run('logIn', wrong)).toEqual(refused('INVALID', 'password'));
    expect(await own.run('logIn', ada)).toEqual(done);
    for (let i = 0; i < 5; i += 1)
      expect(await own.run('logIn', wrong)).toEqual(refused('INVALID', 'password'));
    expect(await own.run('logIn', ada)).toEqual(refused('RATE_LIMITED'));
    // Its cookie is of no use for another account.
    const ben = { email: 'ben.holm@example.com', password };
    await signUp(replicas[0]!, 'Ben Holm');
    for (let i = 0; i < 5; i += 1)
      expect(await visit(replicas[1]!).run('logIn', { ...ben, password: 'wrong' })).toEqual(
        refused('INVALID', 'password'),
      );
    expect(await own.run('logIn', ben)).toEqual(refused('RATE_LIMITED'));
  });

  test('the actions of one account do not keep another one waiting, though all are refused', async () => {
    const served = await replica(bench);
    const [own, other] = [await signUp(served, 'Ada Grove'), await signUp(served, 'Ben Holm')];
    const personId = await idOf(own);
    const { live } = served;
    const request = { account: personId, action: 'startConversation', input: '' } as const;
    const rate = rateOf(request.action, personId);
    const many = Array.from({ length: 60 }, () =>
      live.act({ ...request, rate, actionId: crypto.randomUUID() }, () => ({ refused: 'for a reason' })),
    );
    expect(await other.run('createPost', { content: 'Hello' })).toEqual(done);
    const outcomes = await Promise.all(many);
    expect(outcomes.filter((outcome) => 'wait' in outcome)).toHaveLength(55);
    const { act } = live;
    live.act = () => Promise.resolve({ wait: 1 });
    const { reply } = await own.send(mutation('startConversation', { personId, text: 'Hello' }));
    expect(reply.text).toContain('RATE_LIMITED');
    expect(reply.headers['retry-after']).toBe('1');
    live.act = act;
    expect(await own.run('createPost', { content: 'Hello' })).toEqual(done);
  });

  test('a log-in for which the server is too busy is no attempt', async () => {
    const served = await replica(bench);
    await signUp(served, 'Ada Grove');
    const visitor = visit(served);
    const { accounts } = served.live;
    const { logIn } = accounts!;
    accounts!.logIn = () => Promise.reject(new BusyError('The server is busy. Try again.'));
    for (let i = 0; i < 8; i += 1) {
      const { reply } = await visitor.send(mutation('logIn', ada));
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '3']);
      expect(reply.text).toContain('The server is busy. Try again.');
    }
    accounts!.logIn = logIn;
    expect(await visitor.run('logIn', ada)).toEqual(done);
  });

  test('a reset of the password lets the account log in, whatever others have tried', async () => {
    const served = await replica(bench);
    const earlier = await signUp(served, 'Ada Grove');
    const guess = async () => visit(served).run('logIn', { ...ada, password: 'wrong' });
    for (let i = 0; i < 6; i += 1) await guess();
    const browser = visit(served);
    expect(await browser.run('logIn', ada)).toEqual(refused('RATE_LIMITED'));
    await browser.run('requestPasswordReset', { email: ada.email });
    const [email] = await served.live.accounts!.readEmails();
    const [, token] = /token=(\w+)/.exec(email!.body)!;
    const changed = { token, password: 'a new password', confirmPassword: 'a new password' };
    expect(await browser.run('resetPassword', changed)).toEqual(done);
    for (let i = 0; i < 6; i += 1) await guess();
    const renewed = { ...ada, password: 'a new password' };
    expect(await browser.run('logIn', renewed)).toEqual(done);
    // A browser that logged in before the reset has no attempts of its own, nor has one of a deleted account.
    expect(await earlier.run('logIn', renewed)).toEqual(refused('RATE_LIMITED'));
    expect(await browser.run('deleteAccount', { password: renewed.password })).toEqual(done);
    await signUp(served, 'Ada Grove');
    expect(await browser.run('logIn', ada)).toEqual(refused('RATE_LIMITED'));
  });

  test('an account runs 20 creations in a minute, and other actions beside them', async () => {
    const served = await replica(bench);
    const visitor = await signUp(served, 'Ada Grove');
    for (let i = 0; i < 20; i += 1)
      expect(await visitor.run('createPost', { content: `Post ${i}` })).toEqual(done);
    const { data, reply } = await visitor.send(
      'mutation { createPost(input: { content: "One more" }) { userErrors { code field message } } }',
    );
    expect(data).toEqual({
      createPost: {
        userErrors: [
          {
            code: 'RATE_LIMITED',
            field: null,
            message: expect.stringMatching(/Try again in (1 minute|\d+ seconds?)\.$/),
          },
        ],
      },
    });
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await visitor.run('setJobSaved', { jobId: 'job-brand-designer', saved: true })).toEqual(done);
  });
});

onSqlite((bench) => {
  test('20 log-ins from one network address can fail; those that succeed neither count nor reset a count', async () => {
    const served = await replica(bench);
    await signUp(served, 'Ada Grove');
    await signUp(served, 'Ben Holm');
    const { attempts } = served.live.accounts!;
    const from = (address: string) => async (name: string, entered: string) => {
      const input = { email: `${name}@example.com`, password: entered };
      return (await visit(served).send(mutation('logIn', input), { 'x-forwarded-for': address })).data[
        'logIn'
      ];
    };
    const office = from('203.0.113.9');
    const wrong = refused('INVALID', 'password');
    await Promise.all(Array.from({ length: 18 }, () => attempts.count('logInFrom', '203.0.113.9')));
    expect(await office('nobody', 'wrong')).toEqual(wrong);
    for (let i = 0; i < 3; i += 1) expect(await office('ada.grove', password)).toEqual(done);
    expect(await office('ben.holm', 'wrong')).toEqual(wrong);
    expect(await office('nobody', 'wrong')).toEqual(refused('RATE_LIMITED'));
    // What the address may not try does not use up the attempts of an account.
    for (let i = 0; i < 5; i += 1) expect(await office('ben.holm', 'wrong')).toEqual(refused('RATE_LIMITED'));
    const attacker = from('203.0.113.10');
    for (let i = 0; i < 3; i += 1) expect(await attacker('ben.holm', 'wrong')).toEqual(wrong);
    expect(await attacker('ada.grove', password)).toEqual(done);
    expect(await attacker('ben.holm', 'wrong')).toEqual(wrong);
    expect(await attacker('ben.holm', password)).toEqual(refused('RATE_LIMITED'));
  });
});
