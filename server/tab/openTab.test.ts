import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { createStore } from '../data/store.ts';
import { openTab } from './openTab.ts';

interface Answer {
  [field: string]: Answer & Answer[] & (string | null);
}

/** A tab over the sample. `ask` returns the data; an action of an earlier id is not performed again. */
function open() {
  const execute = openTab(createStore());
  return async (
    text: string,
    variables: Record<string, unknown> = {},
    actionId?: string,
  ): Promise<Answer> => {
    const { data, errors } = await execute({ document: parse(text), variables, actionId });
    expect(errors).toBeUndefined();
    return data as Answer;
  };
}

const product = {
  title: 'Leaf icons',
  shortDescription: '',
  fullDescription: 'Ninety leaves, drawn by hand.',
  category: 'DESIGN',
  price: 12,
};

test('PU-09 an action is performed in the tab, by the decisions of the server; repeated by its id it is done once', async () => {
  const ask = open();
  const post = `mutation($input: CreatePostInput!) {
    createPost(input: $input) { post { id content author { name } } userErrors { field } }
  }`;
  const id = crypto.randomUUID();
  const created = await ask(post, { input: { content: 'Hello #grove' } }, id);
  expect(created['createPost']).toMatchObject({ post: { content: 'Hello #grove' }, userErrors: [] });
  expect(await ask(post, { input: { content: 'Hello #grove' } }, id)).toEqual(created);
  const { feed } = await ask('{ feed(filter: { tag: "grove" }) { totalCount } }');
  expect(feed).toEqual({ totalCount: 1 });
  const refused = await ask(post, { input: { content: ' ' } });
  expect(refused['createPost']).toEqual({ post: null, userErrors: [{ field: ['content'] }] });
});

test('SS-36 SS-38 SS-39 a draft is not visible; a published product is public and pending review', async () => {
  const ask = open();
  const action = (name: string) => `mutation($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    ${name}(input: $input) { product { id visibility status } }
  }`;
  const { saveProductDraft } = await ask(action('saveProductDraft'), { input: { product } });
  const { id } = saveProductDraft!['product']!;
  expect(saveProductDraft).toEqual({ product: { id, visibility: 'DRAFT', status: 'DRAFT' } });
  const { publishProduct } = await ask(action('publishProduct'), { input: { id, product } });
  expect(publishProduct).toEqual({ product: { id, visibility: 'PUBLIC', status: 'PENDING_REVIEW' } });
  for (const visibility of ['PRIVATE', 'DRAFT', 'PUBLIC']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { updateProduct } = await ask(action('updateProduct'), {
      input: { id, product: { ...product, visibility } },
    });
    expect(updateProduct).toMatchObject({ product: { visibility } });
  }
});

test('RO-05 no plan limits the viewer: on the Free plan, more than its five applications are accepted', async () => {
  const ask = open();
  const { settings, jobs } = await ask(
    '{ settings { billing { plan { tier } } } jobs(first: 7, filter: { easyApply: true }) { nodes { id } } }',
  );
  expect(settings).toEqual({ billing: { plan: { tier: 'FREE' } } });
  const ids = jobs!['nodes']!.map(({ id }) => id);
  for (const jobId of ids)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await ask('mutation($input: ApplyToJobInput!) { applyToJob(input: $input) { userErrors { code } } }', {
      input: { jobId, email: 'a@b.example', phone: '1234567', resumeFileName: 'cv.pdf' },
    });
  const { jobs: applied } = await ask('{ jobs(filter: { appliedOnly: true }) { totalCount } }');
  expect(applied).toEqual({ totalCount: ids.length });
  expect(ids.length).toBeGreaterThan(5);
});

test('SS-30 a sent message joins no conversation, in a new one neither', async () => {
  const ask = open();
  const threads = '{ contacts { id lastMessage } messageThreads(first: 100) { totalCount } }';
  const before = await ask(threads);
  const conversationId = before['contacts']![0]!['id'];
  const { sendMessage } = await ask(
    'mutation($input: SendMessageInput!) { sendMessage(input: $input) { message { id } userErrors { code } } }',
    { input: { conversationId, text: 'Hello' } },
  );
  expect(sendMessage).toEqual({ message: null, userErrors: [] });
  await ask(
    'mutation($input: StartConversationInput!) { startConversation(input: $input) { userErrors { code } } }',
    {
      input: { personId: 'person-noor-siddiqui', text: 'Hello' },
    },
  );
  expect(await ask(threads)).toEqual(before);
});

test('SS-45 a deleted product stays in the list', async () => {
  const ask = open();
  const list = '{ creatorDashboard { products { totalCount nodes { id } } } }';
  const before = await ask(list);
  const { id } = before['creatorDashboard']!['products']!['nodes']![0]!;
  const { deleteProduct } = await ask(
    'mutation($input: DeleteProductInput!) { deleteProduct(input: $input) { id userErrors { code } } }',
    { input: { id } },
  );
  expect(deleteProduct).toEqual({ id, userErrors: [] });
  expect(await ask(list)).toEqual(before);
});

test("the sample's member logs out and in without a password, and keeps what was done", async () => {
  const ask = open();
  const viewer = '{ viewer { isAuthenticated items { savedJobCount } } }';
  const save =
    'mutation($input: SetJobSavedInput!) { setJobSaved(input: $input) { userErrors { message } } }';
  const input = { jobId: 'job-brand-designer', saved: true };
  await ask(save, { input });
  await ask('mutation { logOut { viewer { id } } }');
  expect(await ask(viewer)).toMatchObject({ viewer: { isAuthenticated: false } });
  expect(await ask(save, { input })).toEqual({ setJobSaved: { userErrors: [{ message: 'Log in first.' }] } });
  await ask('mutation($input: LogInInput!) { logIn(input: $input) { viewer { id } } }', {
    input: { email: 'a@b.example', password: '' },
  });
  expect(await ask(viewer)).toEqual({ viewer: { isAuthenticated: true, items: { savedJobCount: 1 } } });
});

test('a picture that the user has chosen stays, since the tab has its file', async () => {
  const ask = open();
  const { createPost } = await ask(
    'mutation($input: CreatePostInput!) { createPost(input: $input) { post { image } } }',
    { input: { content: 'Look', image: 'blob:http://localhost/1' } },
  );
  expect(createPost).toEqual({ post: { image: 'blob:http://localhost/1' } });
});

test('the operation of the name is executed', async () => {
  const execute = openTab(createStore());
  const document = parse('query A { viewer { isAuthenticated } } query B { viewer { id } }');
  expect(await execute({ document, variables: {}, operationName: 'A' })).toEqual({
    data: { viewer: { isAuthenticated: true } },
  });
});

test('an error of the code itself is logged, and its message stays here', async () => {
  const store = createStore();
  Object.defineProperty(store, 'news', {
    get: () => {
      throw new TypeError('secret');
    },
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { errors } = await openTab(store)({ document: parse('{ news(first: 3) { title } }'), variables: {} });
  expect(errors![0]!.message).toBe('Something went wrong on our side. Please try again.');
  expect(logged).toHaveBeenCalledOnce();
});

test('a tab creates no access token, which no server would accept', async () => {
  const { createAccessToken } = await open()(
    'mutation { createAccessToken(input: { name: "Script" }) { token userErrors { code message } } }',
  );
  const message = 'In live mode, a person who is logged in creates and deletes access tokens in Settings.';
  expect(createAccessToken).toEqual({ token: null, userErrors: [{ code: 'NOT_ALLOWED', message }] });
});
