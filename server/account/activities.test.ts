import { expect, test } from 'vitest';
import { done, openAccounts } from '../testing/openAccounts.ts';

const [maren, bo, ada] = ['person-maren-holt', 'person-jiho-park', 'person-noor-siddiqui'] as const;
const gigId = 'gig-form-texts';

/** Live mode with the dashboards of accounts, and the names of two. */
function open() {
  const live = openAccounts();
  const { act, read, store } = live;
  const nameOf = (account: string) => store.people.get(account)!.name;
  return {
    ...live,
    bosName: nameOf(bo),
    adasName: nameOf(ada),
    dashboard: async (account: string) => {
      const fields =
        'tiles { saleCount gigSaleCount earnings } recentActivity { text subject { id } order { id buyer { id } } }';
      const { dashboard } = (await read(account, `{ dashboard { ${fields} } }`)) as {
        dashboard: {
          tiles: { saleCount: number; gigSaleCount: number; earnings: number };
          recentActivity: { text: string; subject: { id: string } | null; order: { id: string } | null }[];
        };
      };
      const { tiles, recentActivity } = dashboard;
      return { tiles, latest: recentActivity[0], texts: recentActivity.map(({ text }) => text) };
    },
    /** Orders Maren's gig for Bo, and returns the steps of the order. */
    order: async () => {
      const input = { gigId, tier: '.BASIC' };
      const { order } = (await act(bo, 'orderGig', input, 'order { id price }')) as {
        order: { id: string; price: number };
      };
      const step = (account: string, status: string) =>
        act(account, 'setGigOrderStatus', { orderId: order.id, status: `.${status}` });
      return { ...order, step };
    },
  };
}

test('an accepted order is income of the seller and the latest activity of both, until it is taken back', async () => {
  const { bosName, dashboard, order, store } = open();
  const { title } = store.gigs.get(gigId)!;
  const { tiles: before } = await dashboard(maren);
  const { ordersCompleted } = store.data.sellers.get(maren)!;
  const { id, price, step } = await order();
  expect((await dashboard(bo)).latest).toMatchObject({
    text: `You ordered the Basic package: ${title}, $${price}.`,
    subject: { id: gigId },
    order: { id },
  });
  expect((await dashboard(maren)).latest?.text).toBe(
    `${bosName} ordered the Basic package: ${title}, $${price}.`,
  );
  await step(maren, 'DELIVERED');
  expect((await dashboard(maren)).latest?.text).toBe(
    `You delivered the order of ${bosName}: ${title}, $${price}.`,
  );
  expect((await dashboard(bo)).latest?.text).toBe(`Maren Holt delivered your order: ${title}, $${price}.`);
  expect((await dashboard(maren)).tiles).toEqual(before);
  expect(store.data.sellers.get(maren)!.ordersCompleted).toBe(ordersCompleted + 1);
  await step(bo, 'COMPLETED');
  expect(await dashboard(maren)).toMatchObject({
    tiles: {
      saleCount: before.saleCount + 1,
      gigSaleCount: before.gigSaleCount + 1,
      earnings: before.earnings + price,
    },
    latest: {
      text: `${bosName} accepted your delivery: ${title}, $${price}.`,
      order: { id, buyer: { id: bo } },
    },
  });
  expect((await dashboard(bo)).latest?.text).toBe(
    `You accepted the delivery of Maren Holt: ${title}, $${price}.`,
  );
  expect((await dashboard(bo)).tiles.saleCount, 'the buyer has sold nothing').toBe(0);
  await step(bo, 'DELIVERED');
  await step(maren, 'IN_PROGRESS');
  expect((await dashboard(maren)).tiles).toEqual(before);
  expect((await dashboard(maren)).texts.filter((text) => /accepted|delivered/.test(text))).toEqual([]);
  expect(store.data.sellers.get(maren)!.ordersCompleted).toBe(ordersCompleted);
});

test('a sale is income of the creator and an activity of both', async () => {
  const { act, bosName, adasName, dashboard } = open();
  const { tiles: before } = await dashboard(maren);
  const buy = (account: string) => act(account, 'buyProduct', { productId: 'product-research-plan-kit' });
  expect(await buy(bo)).toEqual(done);
  await buy(bo);
  expect((await dashboard(bo)).texts).toEqual(['You bought a product: Research plan kit, $18.']);
  expect((await dashboard(maren)).latest?.text).toBe(
    `${bosName} bought your product: Research plan kit, $18.`,
  );
  await buy(ada);
  expect(await dashboard(maren)).toMatchObject({
    tiles: {
      saleCount: before.saleCount + 2,
      gigSaleCount: before.gigSaleCount,
      earnings: before.earnings + 36,
    },
    latest: { text: `${adasName} and 1 other bought your product: Research plan kit, $36 in total.` },
  });
});

test('an application, a post and a connection are activities; a message and an alert are none', async () => {
  const { act, adasName, dashboard, store } = open();
  const [job] = store.jobsByPoster(maren).slice(0, 1);
  const { title, id: jobId } = job!;
  const input = { jobId, email: 'a@b.example', phone: '+47 555 01 234', resumeFileName: 'a.pdf' };
  await act(ada, 'setJobAlert', { filter: {}, name: 'Alert', enabled: true });
  expect(await act(ada, 'applyToJob', { ...input, note: 'I have printed four maps by hand.' })).toEqual(done);
  expect((await dashboard(ada)).latest).toMatchObject({
    text: `You applied to a job: ${title} at Halden Works.`,
    subject: { id: jobId },
  });
  expect((await dashboard(maren)).latest?.text).toBe(`${adasName} applied to your job: ${title}.`);
  await act(ada, 'createPost', { content: 'Hello there.' });
  const [post] = store.postsByAuthor(ada).slice(0, 1);
  await act(maren, 'setPostLiked', { postId: post!.id, liked: true });
  const { texts } = await dashboard(ada);
  expect(texts).toContain('You posted: “Hello there.”');
  expect(texts).toContain('Maren Holt liked your post: “Hello there.”');
  const before = (await dashboard(maren)).texts;
  await act(ada, 'startConversation', { personId: maren, text: 'Hello' });
  expect((await dashboard(maren)).texts).toEqual(before);
  await act(ada, 'withdrawApplication', { jobId });
  expect((await dashboard(ada)).texts.filter((text) => text.includes(title))).toEqual([]);
});

test('a proposal is an activity of both, a hire one of the client, until it is taken back', async () => {
  const { act, bosName, dashboard, store } = open();
  const {
    id: projectId,
    title,
    hourlyRate,
  } = store
    .projectsByOwner(maren)
    .slice(0, 10)
    .map(({ id }) => store.projects.get(id)!)
    .find(({ isOpen }) => isOpen)!;
  const input = {
    projectId,
    bid: 900,
    length: '.FROM_1_TO_3_MONTHS',
    coverLetter: 'I have drawn three ferries.',
  };
  const { proposal } = (await act(bo, 'submitProposal', input, 'proposal { id }')) as {
    proposal: { id: string };
  };
  const answer = (status: string) => act(maren, 'answerProposal', { proposalId: proposal.id, status });
  const sentence = `${title}, $900${hourlyRate === null ? '' : '/hr'}.`;
  expect((await dashboard(bo)).latest?.text).toBe(`You sent a proposal: ${sentence}`);
  expect((await dashboard(maren)).latest?.text).toBe(`${bosName} sent you a proposal: ${sentence}`);
  expect(await answer('.ACCEPTED')).toEqual(done);
  expect((await dashboard(bo)).latest?.text).toBe(`Maren Holt hired you: ${sentence}`);
  expect((await dashboard(maren)).latest).toMatchObject({
    text: `You hired ${bosName}: ${sentence}`,
    subject: { id: projectId },
  });
  await answer('.SUBMITTED');
  expect((await dashboard(maren)).texts.filter((text) => text.includes('hired'))).toEqual([]);
});

test('live mode shows no number that it does not count', async () => {
  const { read } = open();
  const answer = await read(
    maren,
    `{ viewer { stats { profileViewCount postImpressionCount searchAppearanceCount } } profile(id: "${maren}") { stats { profileViews followers } }
      creatorDashboard { totalViews totalSales products(first: 1) { nodes { views } } } news { readers }
      company(id: "company-halden-works") { views } }`,
  );
  expect(answer).toMatchObject({
    viewer: { stats: { profileViewCount: null, postImpressionCount: null, searchAppearanceCount: null } },
    profile: { stats: { profileViews: null, followers: expect.any(Number) as number } },
    creatorDashboard: {
      totalViews: null,
      totalSales: expect.any(Number) as number,
      products: { nodes: [{ views: null }] },
    },
    company: { views: null },
  });
  expect(answer['news']).toContainEqual({ readers: null });
});
