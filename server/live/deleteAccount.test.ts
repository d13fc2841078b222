import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createLiveApollo } from '../testing/openLiveInMemory.ts';
import type { Served } from '../testing/serve.ts';
import type { Live } from './live.ts';
import { createLiveContext, createRunner } from './runner.ts';
import { company, mutation, project } from './testing/inputs.ts';
import { readByAllMs, removeOldChanges } from './oldEntries.ts';
import { openDatabase } from './database.ts';
import { onSqlite } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { done, idOf, password, signUp, visit, type VisitorOfTest } from './testing/visitors.ts';

const { replica } = createReplicas();
let served: Served;

/** Answers an operation of an account without asking for its session. */
async function answerAs(live: Live, { query, account }: { query: string; account: string }) {
  const contextValue = createLiveContext(live.store.of(account), createRunner(live.act, undefined));
  const { body } = await createLiveApollo().executeOperation({ query }, { contextValue });
  if (body.kind !== 'single') throw new Error('Expected a single result.');
  return body.singleResult;
}

onSqlite(({ open, scratch }) => {
  /** Ada and Ben, who has a message of Ada's, and a post of each. */
  async function twoPeople() {
    const server = await replica({ open });
    const { live } = server;
    served = server;
    const [ada, ben] = [await signUp(served, 'Ada Grove'), await signUp(served, 'Ben Holm')];
    const benId = await idOf(ben);
    await ada.run('startConversation', { personId: benId, text: 'Dear Ben' });
    await ada.run('requestConnection', { personId: benId, note: 'We met at sea' });
    await ada.run('createPost', { content: 'A post of Ada' });
    const created = await ben.run('createPost', { content: 'A post of Ben' }, 'post { id }');
    const { id: postId } = (created as { post: { id: string } }).post;
    await ada.run('addComment', { postId, text: 'A comment of Ada' });
    // Ben's entry of the journal has the post with Ada's comment.
    await ben.run('addComment', { postId, text: 'Thank you' });
    const posted = await ada.run('postProject', project, 'project { id }');
    const { id: projectId } = (posted as { project: { id: string } }).project;
    return { live, ada, ben, adaId: await idOf(ada), projectId };
  }

  test('a deleted account leaves its messages to others, and its name and posts nowhere', async () => {
    const { live, ada, ben, adaId, projectId } = await twoPeople();
    const query = `{ contacts { id name status lastMessage } invitations { totalCount } notifications { totalCount }
      person(id: "${adaId}") { name title isFormerMember } feed(first: 100) { nodes { content } }
      project(id: "${projectId}") { isOpen client { name } } }`;
    expect((await ben.send(query)).data).toMatchObject({
      contacts: [{ name: 'Ada Grove', lastMessage: 'Dear Ben' }],
      invitations: { totalCount: 1 },
    });
    expect(await ada.run('deleteAccount', { password: 'another one' })).toEqual({
      userErrors: [expect.objectContaining({ code: 'INVALID', field: ['password'] })],
    });
    const { cookie } = ada;
    expect(await ada.run('deleteAccount', { password })).toEqual(done);
    const after = (await ben.send(query)).data;
    expect(after).toMatchObject({
      contacts: [{ name: 'Former member', status: 'OFFLINE', lastMessage: 'Dear Ben' }],
      invitations: { totalCount: 0 },
      notifications: { totalCount: 0 },
      project: { isOpen: false, client: { name: 'Former member' } },
      person: { name: 'Former member', title: '', isFormerMember: true },
    });
    expect(JSON.stringify(after)).not.toContain('A post of Ada');
    const { contacts } = after as { contacts: { id: string }[] };
    const contactId = contacts[0]!.id;
    for (const [action, input, verb] of [
      ['sendMessage', { conversationId: contactId, text: 'Dear Ada' }, 'write to'],
      ['startCall', { contactId, kind: '.VOICE' }, 'call'],
      ['requestConnection', { personId: adaId }, 'connect with'],
    ] as const)
      expect(await ben.run(action, input)).toEqual({
        userErrors: [
          expect.objectContaining({ message: `You cannot ${verb} a person who has deleted the account.` }),
        ],
      });
    ada.cookie = cookie;
    expect(await idOf(ada)).toBe('guest');
    // Another server may still have the session in memory.
    const late = { query: mutation('createPost', { content: 'A ghost' }), account: adaId };
    expect((await answerAs(live, late)).data).toMatchObject({
      createPost: { userErrors: [expect.objectContaining({ code: 'UNAUTHENTICATED' })] },
    });
    expect(await visit(served).run('logIn', { email: 'ada.grove@example.com', password })).toEqual({
      userErrors: [expect.objectContaining({ code: 'INVALID' })],
    });
    expect(JSON.stringify([...live.store.everything.posts.values()])).not.toContain('A comment of Ada');
    const database = await openDatabase((await scratch()).location, { create: false });
    const tomorrow = Date.now() + 86_400_000;
    await removeOldChanges(database, tomorrow);
    const tables = ['journal', 'record', 'mark', 'user', 'account', 'session'] as const;
    const rows = await Promise.all(
      tables.map((table) => database.db.selectFrom(table).selectAll().execute()),
    );
    await database.db.destroy();
    expect(JSON.stringify(rows)).not.toMatch(/Ada Grove|ada\.grove|A post of Ada|A comment of Ada/);
    expect(JSON.stringify(rows)).toContain('Dear Ben');
  });

  test('a server that runs removes the texts of a deleted account from its file', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      const { ada } = await twoPeople();
      await ada.run('deleteAccount', { password });
      vi.setSystemTime(Date.now() + readByAllMs + 1_000);
      vi.advanceTimersByTime(readByAllMs);
      const { location } = await scratch();
      if (!('folder' in location)) throw new Error('Expected a folder.');
      const { folder } = location;
      await vi.waitFor(async () => {
        const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1'));
        const bytes = (await Promise.all(files)).join('');
        expect(bytes).toContain('Dear Ben');
        expect(bytes).not.toMatch(/A post of Ada|A comment of Ada|ada\.grove/);
      });
    } finally {
      vi.useRealTimers();
    }
  });

  test('the connections of a deleted account count it no more', async () => {
    const { ada, ben } = await twoPeople();
    const { invitations } = (await ben.send('{ invitations { nodes { id } } }')).data as {
      invitations: { nodes: { id: string }[] };
    };
    expect(await ben.run('acceptInvitation', { invitationId: invitations.nodes[0]!.id })).toEqual(done);
    const counts = async () =>
      (await ben.send('{ viewer { profile { stats { connections } } } networkSummary { connectionCount } }'))
        .data;
    const both = (connections: number) => ({
      viewer: { profile: { stats: { connections } } },
      networkSummary: { connectionCount: connections },
    });
    expect(await counts()).toEqual(both(1));
    expect(await ada.run('deleteAccount', { password })).toEqual(done);
    expect(await counts()).toEqual(both(0));
  });

  test('an account exports what it has, and a guest and another account do not read it', async () => {
    const { ada, ben, projectId } = await twoPeople();
    const read = (visitor: VisitorOfTest) =>
      served.ask('/account/export', { headers: { cookie: visitor.cookie } });
    const own = await read(ada);
    expect(own.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="workgrove.json"',
    });
    expect(JSON.parse(own.text)).toMatchObject({
      email: 'ada.grove@example.com',
      person: { name: 'Ada Grove' },
      settings: { profile: { email: 'ada.grove@example.com' } },
      posts: [{ content: 'A post of Ada' }],
      messages: [{ text: 'Dear Ben' }],
      projects: [{ title: project.title, description: project.description, status: 'IN_PROGRESS' }],
      sentInvitations: [{ name: 'Ben Holm', note: 'We met at sea' }],
    });
    const bid = {
      projectId,
      bid: 900,
      length: '.LESS_THAN_1_MONTH',
      coverLetter: 'I have drawn three ferries.',
    };
    expect(await ben.run('submitProposal', bid)).toEqual(done);
    const { text } = await read(ben);
    expect(JSON.parse(text)).toMatchObject({ proposals: [{ bid: 900 }] });
    expect(await ada.run('createCompanyPage', company)).toEqual(done);
    expect(JSON.parse((await read(ada)).text)).toMatchObject({
      comments: [{ text: 'A comment of Ada' }],
      companies: [{ name: company.name }],
      receivedProposals: [{ bid: 900 }],
    });
    // Others' data, the client's shortlist, and what only the server uses.
    expect(text).not.toMatch(/ada\.grove@example\.com|shortlisted|announcedLikes/);
    const other = visit(await replica({ open }));
    other.cookie = ada.cookie;
    expect((await read(ada)).status).toBe(200);
    expect(await other.run('logOut')).toEqual(done);
    // The session has ended on another server.
    for (const visitor of [visit(served), ada]) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor after the other
      const { status, headers } = await read(visitor);
      expect([status, headers.location]).toEqual([303, '/auth/login?next=%2Fsettings%3Ftab%3Dprivacy']);
    }
  });

  test('an export does not show who has ignored a request', async () => {
    served = await replica({ open });
    const ada = await signUp(served, 'Ada Grove');
    const [ben, cy] = [await signUp(served, 'Ben Holm'), await signUp(served, 'Cy Lund')];
    const ids = [await idOf(ben), await idOf(cy)];
    const sent = async () => {
      const { text } = await served.ask('/account/export', { headers: { cookie: ada.cookie } });
      return (JSON.parse(text) as { sentInvitations: { name: string }[] }).sentInvitations.map(
        ({ name }) => name,
      );
    };
    const each = async (action: string) => {
      for (const personId of ids)
        // oxlint-disable-next-line no-await-in-loop -- one person after the other
        expect(await ada.run(action, { personId })).toEqual(done);
    };
    await each('requestConnection');
    const { data } = await cy.send('{ invitations { nodes { id } } }');
    const { invitations } = data as { invitations: { nodes: [{ id: string }] } };
    expect(await cy.run('ignoreInvitation', { invitationId: invitations.nodes[0].id })).toEqual(done);
    expect(await sent()).toEqual(['Ben Holm', 'Cy Lund']);
    await each('withdrawConnectionRequest');
    expect(await sent()).toEqual([]);
    await each('requestConnection');
    expect(await sent()).toEqual(['Ben Holm', 'Cy Lund']);
  });

  test('an export has the title, the price and the seller of what the account has bought', async () => {
    const { live, ben } = await twoPeople();
    const { store } = live;
    const item = [...store.products.values()].find(({ price }) => price > 0);
    const [gig] = store.gigs.values();
    const bought = { productId: item!.id, expectedPrice: item!.price };
    expect(await ben.run('buyProduct', bought)).toEqual(done);
    expect(await ben.run('orderGig', { gigId: gig!.id, tier: '.BASIC' })).toEqual(done);
    const { text } = await served.ask('/account/export', { headers: { cookie: ben.cookie } });
    const seller = (id: string) => store.people.get(id)!.name;
    expect(JSON.parse(text)).toMatchObject({
      purchases: [{ id: item!.id, title: item!.title, price: item!.price, seller: seller(item!.sellerId) }],
      gigOrders: [
        {
          title: gig!.title,
          seller: seller(gig!.sellerId),
          price: expect.any(Number),
          orderedAt: expect.any(String),
        },
      ],
    });
  });
});
