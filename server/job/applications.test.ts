import { describe, expect, it } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

const list = `query($id: ID!) { job(id: $id) { applicants applications(first: 100) {
  totalCount nodes { id status matchScore note resumeFileName appliedAgo job { id } applicant { name } }
} } }`;

describe('the applications to a job', () => {
  it.each(['job-design-intern', 'job-content-designer'])(
    'of the viewer are as many as its count says: %s',
    async (id) => {
      const answer = await ask(list, { id });
      const job = read<{ applicants: number; applications: { totalCount: number; nodes: object[] } }>(
        answer,
        'job',
      );
      expect(job.applications.totalCount).toBe(job.applicants);
      expect(job.applications.nodes).toHaveLength(job.applicants);
    },
  );

  it('have the match, note and résumé of each applicant, latest first', async () => {
    const nodes = read<object[]>(await ask(list, { id: 'job-design-intern' }), 'job.applications.nodes');
    expect(nodes[0]).toMatchObject({
      applicant: { name: 'Ida Solheim' },
      matchScore: 10,
      note: expect.stringMatching(/^I redrew the ticket machine/) as string,
      resumeFileName: 'Ida Solheim.pdf',
      status: 'APPLIED',
      // 27 hours ago: calendar days decide.
      appliedAgo: expect.stringMatching(/^(1 day|2 days) ago$/) as string,
      job: { id: 'job-design-intern' },
    });
    expect(nodes.map((node) => (node as { status: string }).status)).toEqual([
      ...Array.from({ length: 4 }, () => 'APPLIED'),
      'INTERVIEW',
      'DECLINED',
    ]);
  });

  it("are null for another person's posting", async () => {
    expect(read(await ask(list, { id: 'job-brand-designer' }), 'job.applications')).toBeNull();
  });

  it('leave out withdrawn ones', async () => {
    const store = createStore();
    const [record] = store.applicationsTo('job-design-intern');
    store.change({ put: 'applications', record: { ...record!, status: 'WITHDRAWN' } });
    const answer = await ask(list, { id: 'job-design-intern' }, store);
    expect(idsAt(answer, 'job.applications.nodes')).not.toContain(record!.id);
    expect(read(answer, 'job.applications.totalCount')).toBe(5);
  });
});

it('a closed job leaves every list but the own ones, and keeps its page', async () => {
  const store = createStore();
  const id = 'job-senior-product-designer';
  const lists = `{
    board: jobs(first: 100) { nodes { id } } picks: jobPicks(first: 100) { nodes { id } } topJob { id }
    saved: jobs(filter: { savedOnly: true }) { nodes { id } }
    search(query: "senior product designer", kinds: [JOB], first: 100) { nodes { ... on Job { id } } }
    company(id: "company-halden-works") { openPositions jobs { id } }
    other: job(id: "job-service-designer") { similarJobs(first: 100) { id } }
    job(id: "${id}") { isOpen similarJobs { id } }
  }`;
  const before = await ask(lists, {}, store);
  store.change(
    { mark: 'savedJobs', id, on: true },
    { put: 'jobs', record: { ...store.jobs.get(id)!, isOpen: false } },
  );
  const after = await ask(lists, {}, store);
  for (const path of ['board.nodes', 'picks.nodes', 'search.nodes', 'company.jobs', 'other.similarJobs']) {
    const listed = path === 'company.jobs' ? `position-${id}` : id;
    expect(idsAt(before, path)).toContain(listed);
    expect(idsAt(after, path)).not.toContain(listed);
  }
  expect(read(after, 'topJob.id')).not.toBe(id);
  expect(read(after, 'company.openPositions')).toBe(read<number>(before, 'company.openPositions') - 1);
  expect(idsAt(after, 'saved.nodes')).toEqual([id]);
  expect(read(after, 'job')).toEqual({ isOpen: false, similarJobs: read(before, 'job.similarJobs') });
});
