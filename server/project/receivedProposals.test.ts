import { describe, expect, it } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

const query = `query($id: ID!) { project(id: $id) { proposals receivedProposals(first: 100) {
  totalCount nodes { id bid status viewerHasShortlisted submittedAgo milestones { amount } freelancer { name } }
} } }`;
interface Answer {
  proposals: number;
  receivedProposals: { totalCount: number; nodes: { bid: number; milestones: { amount: number }[] }[] };
}

describe('the proposals that a client received', () => {
  const store = createStore();

  it.each([...store.data.ownProjectViews.values()].map(({ id }) => id))(
    'are as many as the count says, and milestones add up to the bid: %s',
    async (id) => {
      const project = read<Answer>(await ask(query, { id }), 'project');
      expect(project.receivedProposals.totalCount).toBe(project.proposals);
      const inParts = project.receivedProposals.nodes.filter(({ milestones }) => milestones.length > 0);
      expect(
        inParts.map(({ milestones }) => milestones.reduce((sum, { amount }) => sum + amount, 0)),
      ).toEqual(inParts.map(({ bid }) => bid));
    },
  );

  it("are null for another client's project", async () => {
    expect(
      read(await ask(query, { id: 'project-storefront-speed' }), 'project.receivedProposals'),
    ).toBeNull();
  });

  it('leave out withdrawn ones', async () => {
    const own = createStore();
    const [record] = own.proposalsFor('project-design-tokens');
    own.change({ put: 'proposals', record: { ...record!, status: 'WITHDRAWN' } });
    const answer = await ask(query, { id: 'project-design-tokens' }, own);
    expect(read(answer, 'project.receivedProposals.totalCount')).toBe(3);
  });
});

it('the accepted proposal is the hired one, which only the client sees', async () => {
  const hiredOf = async (id: string, store = createStore()) =>
    read(
      await ask(
        'query($id: ID!) { project(id: $id) { hiredProposal { id freelancer { name } project { id } } } }',
        { id },
        store,
      ),
      'project.hiredProposal',
    );
  expect(await hiredOf('project-design-tokens')).toBeNull();
  expect(await hiredOf('project-research-library')).toMatchObject({
    freelancer: { name: 'Jonah Whitlock' },
    project: { id: 'project-research-library' },
  });
  const store = createStore();
  const [proposal] = store.proposalsFor('project-research-library');
  store.change({ put: 'proposals', record: { ...proposal!, projectId: 'project-storefront-speed' } });
  expect(store.proposalsFor('project-storefront-speed')).toHaveLength(1);
  expect(await hiredOf('project-storefront-speed', store)).toBeNull();
});

it("the viewer's client record is that of their projects", async () => {
  const { data } = await ask(
    '{ viewer { client { id } } project(id: "project-design-tokens") { client { id } } }',
  );
  expect(data?.['viewer']).toEqual({ client: { id: 'client-maren-holt' } });
  expect(data?.['project']).toEqual(data?.['viewer']);
});

it('a closed project leaves the lists and keeps its page', async () => {
  const store = createStore();
  const id = 'project-storefront-speed';
  const lists = `{
    projects(first: 100) { nodes { id } }
    saved: projects(filter: { savedOnly: true }) { nodes { id } }
    search(query: "storefront", kinds: [PROJECT]) { nodes { ... on Project { id } } }
    project(id: "${id}") { isOpen }
    projectCategories { count }
  }`;
  const categorised = (answer: Awaited<ReturnType<typeof ask>>) =>
    read<{ count: number }[]>(answer, 'projectCategories').reduce((sum, { count }) => sum + count, 0);
  const before = await ask(lists, {}, store);
  store.change(
    { mark: 'savedProjects', id, on: true },
    { put: 'projects', record: { ...store.data.projects.get(id)!, isOpen: false } },
  );
  const after = await ask(lists, {}, store);
  for (const path of ['projects.nodes', 'search.nodes']) {
    expect(idsAt(before, path)).toContain(id);
    expect(idsAt(after, path)).not.toContain(id);
  }
  expect(idsAt(after, 'saved.nodes')).toEqual([id]);
  expect(read(after, 'project.isOpen')).toBe(false);
  expect(categorised(after)).toBe(categorised(before) - 1);
  const own = store.data.ownProjects.get('project-design-tokens')!;
  const search = `{ search(query: "${own.title}", kinds: [PROJECT]) { nodes { ... on Project { id } } } }`;
  expect(idsAt(await ask(search, {}, store), 'search.nodes')).toEqual([own.id]);
  store.change({ put: 'ownProjects', record: { ...own, isOpen: false } });
  expect(idsAt(await ask(search, {}, store), 'search.nodes')).toEqual([]);
});
