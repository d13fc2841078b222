import { readdirSync, readFileSync } from 'node:fs';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { expect, test } from 'vitest';
import * as generated from '../generated/graphql.ts';
import {
  FeedScreenDocument,
  GigScreenDocument,
  JobScreenDocument,
  JobsScreenDocument,
  NetworkScreenDocument,
  ProductCreateScreenDocument,
  ProfileScreenDocument,
  ProjectScreenDocument,
  SettingsScreenDocument,
  type SubmitProposalInput,
} from '../generated/graphql.ts';
import { selectionsOf } from '../testing/clientDocuments.ts';
import { openClient } from '../testing/tab.ts';
import { createCompanyPage } from './createCompany.ts';
import { createGig } from './createGig.ts';
import { createProject } from './createProject.ts';
import { publishProduct, saveProductDraft } from './creatorProduct.ts';
import { applyToJob } from './jobApplication.ts';
import { orderGig } from './gigOrder.ts';
import { createJob } from './jobPosting.ts';
import { recordSearch, setJobAlert } from './jobSearch.ts';
import { acceptInvitation } from './network.ts';
import { perform } from './perform.ts';
import { addComment, createPost } from './post.ts';
import { addEducation, addExperience } from './profile.ts';
import { submitProposal } from './proposal.ts';
import { addPaymentMethod } from './settings.ts';

type Client = Awaited<ReturnType<typeof openClient>>;

const job = {
  title: 'Gardener',
  location: 'Remote',
  type: 'CONTRACT',
  description: 'Trees.',
  skills: 'Soil, Seeds',
} as const;
const gig = {
  title: 'I will plant a tree',
  category: 'DESIGN',
  description: 'A tree of your choice.',
  startingPrice: 60,
  deliveryDays: 3,
  tags: 'trees, soil',
} as const;
const proposal = {
  projectId: 'project-checkout-redesign',
  bid: 100,
  length: 'LESS_THAN_1_MONTH',
  coverLetter: 'Hello.',
  milestones: [{ title: 'All', amount: 100 }],
} satisfies SubmitProposalInput;
const project = { title: 'Tree map', description: 'Every tree of the city.', techStack: ['SVG'] };
const company = {
  name: 'Tree House',
  industry: 'Technology',
  size: 'FROM_10_TO_50',
  location: 'Bergen',
  description: 'Houses in trees.',
} as const;
const product = {
  title: 'Leaf icons',
  shortDescription: '',
  fullDescription: 'Ninety leaves.',
  category: 'DESIGN',
} as const;

/** Accepts the first invitation of the network screen. */
async function accept(client: Client) {
  const { data } = await client.query({
    query: NetworkScreenDocument,
    variables: {
      first: 9,
      connections: false,
      invitations: true,
      messages: false,
      company: '-',
      atCompany: false,
    },
  });
  const [first] = data.invitations!.nodes;
  return (await perform(client, acceptInvitation, { input: { invitationId: first!.id } })).connection?.id;
}

const settings: TypedDocumentNode<{ settings: { billing: { paymentMethods: { id: string }[] } } }> = gql`
  query {
    settings {
      id
      billing {
        paymentMethods {
          id
        }
      }
    }
  }
`;

/** Creates an object of each type that actions create, and returns its id. */
const created: Record<string, (client: Client) => Promise<string | undefined>> = {
  Post: async (client) => {
    await client.query({ query: FeedScreenDocument });
    return (await perform(client, createPost, { input: { content: 'Hello' } })).post?.id;
  },
  Comment: async (client) =>
    (await perform(client, addComment, { input: { postId: 'post-six-shapes', text: 'Yes' } })).comment?.id,
  Job: async (client) => (await perform(client, createJob, { input: job })).job?.id,
  JobPosting: async (client) => (await perform(client, createJob, { input: job })).jobPosting?.id,
  CompanyJob: async (client) => (await perform(client, createJob, { input: job })).companyJob?.id,
  JobApplication: async (client) => {
    const jobId = 'job-brand-designer';
    await client.query({ query: JobScreenDocument, variables: { id: jobId } });
    const input = { jobId, email: 'a@b.co', phone: '1234567', resumeFileName: 'cv.pdf' };
    return (await perform(client, applyToJob, { input })).job?.application?.id;
  },
  RecentSearch: async (client) => {
    await client.query({ query: JobsScreenDocument });
    recordSearch(client.cache, { term: 'tree', location: null, results: 1, alerts: false });
    const { data } = await client.query({ query: JobsScreenDocument });
    return data.recentSearches[0]?.id;
  },
  JobAlert: async (client) => {
    const input = { filter: { query: 'tree' }, name: 'tree', enabled: true };
    const { alert } = await perform(client, setJobAlert, { input });
    // Its cache id is made of its filter.
    return client.cache.identify({ ...alert! })?.replace('JobAlert:', '');
  },
  Gig: async (client) => (await perform(client, createGig, { input: gig })).gig?.id,
  GigOrder: async (client) => {
    // The gig is ordered on its page.
    const gigId = 'gig-icon-set';
    await client.query({ query: GigScreenDocument, variables: { id: gigId } });
    return (await perform(client, orderGig, { input: { gigId, tier: 'BASIC' } })).order?.id;
  },
  Proposal: async (client) => {
    // The proposal is created on its project's page.
    await client.query({ query: ProjectScreenDocument, variables: { id: proposal.projectId } });
    return (await perform(client, submitProposal, { input: proposal })).proposal?.id;
  },
  OwnProject: async (client) => (await perform(client, createProject, { input: project })).project?.id,
  // The page of an own project has its id.
  Project: async (client) => (await perform(client, createProject, { input: project })).project?.id,
  CreatorProduct: async (client) => {
    await client.query({ query: ProductCreateScreenDocument });
    const draft = await perform(client, saveProductDraft, { input: { product } });
    const input = { id: draft.product!.id, product };
    return (await perform(client, publishProduct, { input })).product?.id;
  },
  Company: async (client) => (await perform(client, createCompanyPage, { input: company })).company?.id,
  PaymentMethod: async (client) => {
    await client.query({ query: SettingsScreenDocument });
    await perform(client, addPaymentMethod, { input: { label: 'Card ending in 4242' } });
    const { data } = await client.query({ query: settings });
    return data.settings.billing.paymentMethods.at(-1)?.id;
  },
  Connection: accept,
  Experience: async (client) => {
    await client.query({ query: ProfileScreenDocument, variables: { id: '-', own: true } });
    const input = { role: 'Gardener', company: 'Park', duration: '2020 - 2022' };
    return (await perform(client, addExperience, { input })).experience?.id;
  },
  Education: async (client) => {
    const input = { degree: 'BSc Botany', school: 'Kew', duration: '2014 - 2018' };
    return (await perform(client, addEducation, { input })).education?.id;
  },
};

/** Screens of the other side, which show only what others have created. */
const byOthers: Readonly<Record<string, string>> = {
  JobApplication: 'JobManageScreenDocument',
  GigOrder: 'OrdersScreenDocument',
};

for (const [typename, create] of Object.entries(created))
  test(`a locally created ${typename} has all fields that any screen selects`, async () => {
    const client = await openClient();
    const id = `${typename}:${await create(client)}`;
    const selections = selectionsOf(typename).filter(({ by }) => byOthers[typename] !== by);
    expect(selections.length).toBeGreaterThan(0);
    const incomplete = selections.filter(
      ({ document: fragment }) =>
        !client.cache.readFragment({ id, fragment, fragmentName: 'Asked', optimistic: true }),
    );
    expect(incomplete.map(({ by }) => by)).toEqual([]);
  });

test('the test covers each Complete fragment', () => {
  const types = Object.keys(generated).flatMap((name) => /^Complete(\w+)FragmentDoc$/.exec(name)?.[1] ?? []);
  expect(types.toSorted()).toEqual(Object.keys(created).toSorted());
});

const sources = readdirSync('web/actions')
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(`web/actions/${name}`, 'utf8') }));

test('only modules that create complete objects call localId', () => {
  const giving = sources.filter(({ text }) => text.includes('localId(')).map(({ name }) => name);
  expect(giving.filter((name) => !/^new[A-Z]/.test(name))).toEqual([]);
  expect(giving.length).toBeGreaterThan(5);
});

test('actions use no fragments of components', () => {
  // The fragment of a component is named after it: `JobCard_job`.
  const naming = sources.filter(({ text }) => /\.\.\.[A-Z]\w*_/.test(text)).map(({ name }) => name);
  expect(naming).toEqual([]);
  expect(sources.filter(({ text }) => /from '\.\.\/(screens|components)\//.test(text))).toEqual([]);
});
