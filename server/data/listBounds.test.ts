import { inputBounds, listBounds } from '../../schema/generated/bounds.ts';
import { getNamedType, getNullableType, isInterfaceType, isListType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { mutation } from '../live/testing/inputs.ts';
import { schema } from '../graphql/schema.ts';
import { createStore } from './store.ts';
import { ask } from '../testing/ask.ts';
import { openLiveInMemory } from '../testing/openLiveInMemory.ts';

/** Types whose lists are the choices of filters, plans and categories: the contract or the code has all of them. */
const ofChoices =
  /^(Query\.(shopCategories|projectCategories|billingPlans)|Agency\w+\.\w+|\w+FilterOptions\.\w+|ReviewSummary\.\w+|BillingPlan\.features|CreatorDashboard\.weeks|Dashboard\.nextSteps)$/;

/** Lists that an input of an action fills, with the bound of its field. */
const ofInputs: Readonly<Record<string, readonly [input: string, field: string]>> = {
  'CreatorProduct.tags': ['ProductFormInput', 'tags'],
  'Course.tags': ['ProductFormInput', 'tags'],
  'Gig.tags': ['CreateGigInput', 'tags'],
  'Job.skills': ['CreateJobInput', 'skills'],
  'Listing.tags': ['CreateGigInput', 'tags'],
  'OwnProject.techStack': ['CreateProjectInput', 'techStack'],
  'Post.tags': ['CreatePostInput', 'tags'],
  'Product.tags': ['ProductFormInput', 'tags'],
  'Profile.skills': ['UpdateProfileInput', 'skills'],
  'Project.skills': ['PostProjectInput', 'skills'],
  'Proposal.milestones': ['SubmitProposalInput', 'milestones'],
  'ReceivedProposal.milestones': ['SubmitProposalInput', 'milestones'],
  'ShopItem.tags': ['ProductFormInput', 'tags'],
};

/** Lists that are stored with their object and that no action extends. */
const parts: readonly string[] = [
  'Client.verificationBadges',
  'Company.leadership',
  'Company.specialties',
  'Company.values',
  'Course.additionalFeatures',
  'Course.modules',
  'CourseModule.lessons',
  'Gig.comparison',
  'Gig.faq',
  'Gig.portfolio',
  'Gig.vettedFor',
  'GigCreator.languages',
  'GigPackage.features',
  'Job.benefits',
  'Job.requirements',
  'Product.additionalFeatures',
  'ShopItem.additionalFeatures',
];

/** All lists of the contract, except the pages of connections. */
const lists = Object.values(schema.getTypeMap()).flatMap((type) =>
  (isObjectType(type) || isInterfaceType(type)) && !/^__|(Connection|Edge)$/.test(type.name)
    ? Object.values(type.getFields())
        .filter(
          (field) =>
            isListType(getNullableType(field.type)) || getNamedType(field.type).name.endsWith('Connection'),
        )
        .map((field) => ({ name: `${type.name}.${field.name}`, field }))
    : [],
);
const bounds: Readonly<Record<string, number>> = listBounds;

test('every list has pages of at most 100 items or a bound', () => {
  const without = lists.filter(
    ({ name, field }) =>
      !field.args.some((arg) => arg.name === 'first' && /\b1 to 100\b/.test(arg.description ?? '')) &&
      !(name in bounds) &&
      !(name in ofInputs) &&
      !ofChoices.test(name) &&
      !parts.includes(name),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
  expect(Object.keys(bounds).filter((name) => !lists.some((list) => list.name === name))).toEqual([]);
});

test('the input that fills a list is bounded', () => {
  const unbounded = Object.entries(ofInputs).filter(
    ([, [input, field]]) => typeof (inputBounds[input]?.[field] as { max?: number })?.max !== 'number',
  );
  expect(unbounded).toEqual([]);
});

test('a list without pages is cut at its bound', async () => {
  const store = createStore();
  const { data: stored, viewer } = store;
  const [contact] = stored.contacts.values();
  const [channel] = stored.channels.values();
  const [topic] = stored.topics.values();
  const [company] = stored.companies.values();
  const [message] = stored.messages.values();
  const [search] = stored.recentSearches.values();
  const [proposal] = stored.proposals.values();
  for (let i = 0; i < 250; i += 1) {
    store.change(
      { put: 'contacts', record: { ...contact!, id: `contact-${i}` } },
      { put: 'channels', record: { ...channel!, id: `channel-of-${i}` } },
      { put: 'messages', record: { ...message!, id: `message-to-${i}`, conversationId: `contact-${i}` } },
      { put: 'messages', record: { ...message!, id: `message-in-${i}`, conversationId: `channel-of-${i}` } },
      { put: 'topics', record: { ...topic!, id: `topic-${i}` } },
      { put: 'companies', record: { ...company!, id: `company-${i}`, location: `Place ${i}` } },
      { put: 'recentSearches', record: { ...search!, id: `search-${i}`, term: `term ${i}`, alerts: true } },
      { put: 'proposals', record: { ...proposal!, id: `proposal-${i}`, freelancerId: viewer.id } },
    );
  }
  const { data, errors } = await ask(
    `{ contacts { id } channels { id } topics { id } recentSearches { id } jobAlerts { id }
       companyFilterOptions { location { value } } project(id: "${proposal!.projectId}") { viewerProposals { id } } }`,
    {},
    store,
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    contacts: { length: listBounds['Query.contacts'] },
    channels: { length: listBounds['Query.channels'] },
    topics: { length: listBounds['Query.topics'] },
    recentSearches: { length: listBounds['Query.recentSearches'] },
    jobAlerts: { length: listBounds['Query.jobAlerts'] },
    companyFilterOptions: { location: { length: listBounds['CompanyFilterOptions.location'] } },
    project: { viewerProposals: { length: listBounds['Project.viewerProposals'] } },
  });
});

const experience = { role: 'Designer', company: 'Northern', duration: '2 years' };
const further = [
  ['addExperience', experience, 'Profile.experience'],
  ['addEducation', { degree: 'BA', school: 'Northern', duration: '2 years' }, 'Profile.education'],
  ['addPaymentMethod', { label: 'Card' }, 'BillingSettings.paymentMethods'],
  ['createAccessToken', { name: 'Script' }, 'Settings.accessTokens'],
] as const;

test.each(further)('%s refuses a further entry of a full list', async (name, input, list) => {
  const { ask: act } = openLiveInMemory();
  const answers: { userErrors: object[] }[] = [];
  while (answers.length <= listBounds[list] && answers.every(({ userErrors }) => userErrors.length === 0)) {
    // oxlint-disable-next-line no-await-in-loop -- one action after the other
    const { data } = await act(mutation(name, input));
    answers.push(data[name] as { userErrors: object[] });
  }
  expect(answers.at(-1)?.userErrors).toMatchObject([{ code: 'TOO_MANY', field: null }]);
  expect(answers.length).toBeGreaterThan(5);
});

test('addComment refuses a further comment under a post with as many as its bound', async () => {
  const { ask: act, store } = openLiveInMemory();
  const [post] = store.posts.values();
  const comment = { id: 'comment', authorId: store.viewer.id, text: 'Yes', postedAt: post!.postedAt };
  const replies = Array.from({ length: listBounds['Post.replies'] - 1 }, (_, i) => ({
    ...comment,
    id: `comment-${i}`,
  }));
  store.change({ put: 'posts', record: { ...post!, replies } });
  const add = async () => (await act(mutation('addComment', { postId: post!.id, text: 'No' }))).data;
  expect(await add()).toMatchObject({ addComment: { userErrors: [] } });
  expect(await add()).toMatchObject({
    addComment: {
      userErrors: [{ code: 'TOO_MANY', field: null, message: 'The list has at most 200 entries.' }],
    },
  });
  expect(store.posts.get(post!.id)!.replies).toHaveLength(200);
});

test('setJobAlert refuses a further alert, and removes one of a full list', async () => {
  const { ask: act, store } = openLiveInMemory();
  for (let i = store.jobAlerts.length; i < listBounds['Query.jobAlerts']; i += 1)
    store.change({
      put: 'jobAlerts',
      record: { ...[...store.jobAlerts][0]!, ownerId: store.viewer.id, id: `alert-${i}`, term: `term ${i}` },
    });
  const set = (query: string, enabled: boolean) =>
    act(mutation('setJobAlert', { filter: { query }, name: query, enabled }));
  expect(await set('another', true)).toMatchObject({
    data: {
      setJobAlert: { userErrors: [{ code: 'TOO_MANY', message: 'The list has at most 100 entries.' }] },
    },
  });
  expect(await set('another', false)).toMatchObject({ data: { setJobAlert: { userErrors: [] } } });
});
