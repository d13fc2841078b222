import { expect, test } from 'vitest';
import { company, job, privacy, project } from './testing/inputs.ts';
import { onSqlite } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { done, idOf, password, refused, signUp, visit, type VisitorOfTest } from './testing/visitors.ts';
import type { Served } from '../testing/serve.ts';

const { replica } = createReplicas();
const title = 'Soundings of the northern fjord';
const description = 'A text that is long enough for every description.';
const bid = { bid: 900, length: '.LESS_THAN_1_MONTH', coverLetter: 'I have drawn three ferries.' };
const application = {
  resumeFileName: 'ada.pdf',
  email: 'ada@example.com',
  phone: '+47 555 01 234',
  note: 'I have drawn three brands for ferries.',
};

/** Adds a job or a project, and returns its id. */
async function add(visitor: VisitorOfTest, action: string, input: Record<string, unknown>): Promise<string> {
  const noun = action === 'createJob' ? 'job' : 'project';
  const added = (await visitor.run(action, input, `${noun} { id }`)) as Record<string, { id: string }>;
  return added[noun]!.id;
}

/** What a person finds of the project by its title, by its id and as a page. */
async function found(served: Served, visitor: VisitorOfTest, id: string) {
  const { data } = await visitor.send(
    `{ search(query: "${title}") { totalCount } project(id: "${id}") { title } node(id: "${id}") { id } }`,
  );
  const page = await served.ask(`/projects/${id}`, { headers: visitor.page() });
  return [data, page.status, page.text.includes(description)];
}
const everything = [{ search: { totalCount: 1 }, project: { title }, node: expect.anything() }, 200, true];
const nothing = [{ search: { totalCount: 0 }, project: null, node: null }, 404, false];

onSqlite((bench) => {
  test.each(['EVERYONE', 'NOBODY'])(
    'the personal projects of an account end with it, also after %s could see the profile',
    async (profileVisibility) => {
      const served = await replica(bench);
      const [ada, ben, guest] = [await signUp(served, 'Ada'), await signUp(served, 'Ben'), visit(served)];
      const [removed, kept] = [
        await add(ada, 'createProject', { title, description }),
        await add(ada, 'createProject', { title: 'Another fjord', description }),
      ];
      expect(await found(served, guest, removed)).toEqual(everything);
      expect(await ben.run('submitProposal', { projectId: kept, ...bid })).toEqual(done);
      expect(await ada.run('saveSettings', { privacy: privacy(profileVisibility) })).toEqual(done);
      const adaId = await idOf(ada);
      expect(await ada.run('deleteAccount', { password })).toEqual(done);

      const later = await replica(bench);
      for (const { live, ...on } of [served, later]) {
        const { everything: stored } = live.store;
        expect([stored.ownProjects.has(removed), stored.ownProjects.has(kept)]).toEqual([false, true]);
        const [nobody, sender] = [visit(on), visit(on)];
        sender.cookie = ben.cookie;
        for (const visitor of [nobody, sender])
          // oxlint-disable-next-line no-await-in-loop -- one person after the other
          expect(await found(on, visitor, removed)).toEqual(nothing);
        // oxlint-disable-next-line no-await-in-loop -- one server after the other
        expect(await found(on, nobody, kept)).toEqual(nothing);
        // oxlint-disable-next-line no-await-in-loop -- one server after the other
        const { data } = await sender.send(
          `{ search(query: "Another fjord") { totalCount } proposals { nodes { project { id isOpen } } }
             person(id: "${adaId}") { isIndexed profile { projects { title } } } }`,
        );
        expect(data).toMatchObject({
          search: { totalCount: 0 },
          proposals: { nodes: [{ project: { id: kept, isOpen: false } }] },
          person: { isIndexed: false },
        });
        // oxlint-disable-next-line no-await-in-loop -- one server after the other
        const profile = await nobody.send(`{ person(id: "${adaId}") { profile { projects { title } } } }`);
        expect(profile.data).toEqual({ person: { profile: { projects: [] } } });
      }
      expect(later.live.store.people.get(adaId)).toEqual(served.live.store.people.get(adaId));
    },
  );

  test('the open proposals and applications of an account end with it, and notify nobody', async () => {
    const served = await replica(bench);
    const [ada, ben] = [await signUp(served, 'Ada'), await signUp(served, 'Ben')];
    expect(await ben.run('createCompanyPage', company)).toEqual(done);
    const [projectId, hiringId, jobId] = [
      await add(ben, 'postProject', project),
      await add(ben, 'postProject', { ...project, title: 'Another map' }),
      await add(ben, 'createJob', job),
    ];
    // Two for one project.
    for (const id of [projectId, projectId, hiringId])
      // oxlint-disable-next-line no-await-in-loop -- one proposal after the other
      expect(await ada.run('submitProposal', { projectId: id, ...bid })).toEqual(done);
    expect(await ada.run('applyToJob', { jobId, ...application })).toEqual(done);
    const received = async () =>
      (
        await ben.send(
          `{ one: project(id: "${projectId}") { proposals receivedProposals { totalCount } activity { proposalCount } }
             other: project(id: "${hiringId}") { proposals receivedProposals { nodes { id } } hiredProposal { freelancer { name } } }
             job(id: "${jobId}") { applicants applications { totalCount } }
             notifications { totalCount } }`,
        )
      ).data;
    const before = (await received()) as { other: { receivedProposals: { nodes: { id: string }[] } } };
    expect(before).toMatchObject({
      one: { proposals: 2, receivedProposals: { totalCount: 2 }, activity: { proposalCount: 2 } },
      job: { applicants: 1, applications: { totalCount: 1 } },
    });
    const [{ id: hired }] = before.other.receivedProposals.nodes as [{ id: string }];
    expect(await ben.run('answerProposal', { proposalId: hired, status: '.ACCEPTED' })).toEqual(done);
    expect(await ada.run('deleteAccount', { password })).toEqual(done);
    expect(await received()).toEqual({
      one: { proposals: 0, receivedProposals: { totalCount: 0 }, activity: { proposalCount: 0 } },
      other: {
        proposals: 1,
        receivedProposals: { nodes: [{ id: hired }] },
        hiredProposal: { freelancer: { name: 'Former member' } },
      },
      job: { applicants: 0, applications: { totalCount: 0 } },
      notifications: { totalCount: 0 },
    });
  });

  test('a withdrawn proposal or application is in no export of the other side, and ends with its account', async () => {
    const served = await replica(bench);
    const [ada, ben] = [await signUp(served, 'Ada'), await signUp(served, 'Ben')];
    await ben.run('createCompanyPage', company);
    const [projectId, jobId] = [await add(ben, 'postProject', project), await add(ben, 'createJob', job)];
    await ada.run('submitProposal', { projectId, ...bid });
    await ada.run('applyToJob', { jobId, ...application });
    const { proposals, applications } = served.live.store.everything;
    const [proposal] = served.live.store.proposalsFor(projectId);
    const texts = [bid.coverLetter, application.note, application.phone];
    const textsIn = async (visitor: VisitorOfTest) => {
      const { text: file } = await served.ask('/account/export', { headers: visitor.page() });
      return texts.map((text) => file.includes(text));
    };
    expect(await textsIn(ben)).toEqual([true, true, true]);
    expect(await ada.run('withdrawProposal', { proposalId: proposal!.id })).toEqual(done);
    expect(await ada.run('withdrawApplication', { jobId })).toEqual(done);
    expect([await textsIn(ada), await textsIn(ben)]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
    expect(await ada.run('deleteAccount', { password })).toEqual(done);
    const stored = JSON.stringify([...proposals.values(), ...applications.values()]);
    for (const text of texts) expect(stored).not.toContain(text);
  });

  test('a declined application stays without e-mail address and phone number', async () => {
    const served = await replica(bench);
    const [ada, ben] = [await signUp(served, 'Ada'), await signUp(served, 'Ben')];
    await ben.run('createCompanyPage', company);
    const jobId = await add(ben, 'createJob', job);
    await ada.run('applyToJob', { jobId, ...application });
    const { applications } = served.live.store.everything;
    const { id: applicationId } = [...applications.values()].find((one) => one.jobId === jobId)!;
    expect(await ben.run('setApplicationStatus', { applicationId, status: '.DECLINED' })).toEqual(done);
    const received = async () =>
      (
        await ben.send(
          `{ job(id: "${jobId}") { applications { nodes { status note email phone applicant { name } } } } }`,
        )
      ).data;
    const { email, phone, note } = application;
    const nodes = (of: object) => ({
      job: { applications: { nodes: [{ status: 'DECLINED', note, ...of }] } },
    });
    expect(await received()).toEqual(nodes({ email, phone, applicant: { name: 'Ada' } }));
    expect(await ada.run('deleteAccount', { password })).toEqual(done);
    expect(await received()).toEqual(
      nodes({ email: null, phone: null, applicant: { name: 'Former member' } }),
    );
    const later = await replica(bench);
    expect(later.live.store.everything.applications.get(applicationId)).toMatchObject({
      status: 'DECLINED',
      email: null,
      phone: null,
    });
  });

  test('a former member whose proposal and application are still open is not hired', async () => {
    const served = await replica(bench);
    const { live } = served;
    const [ada, ben] = [await signUp(served, 'Ada'), await signUp(served, 'Ben')];
    await ben.run('createCompanyPage', company);
    const [projectId, jobId] = [await add(ben, 'postProject', project), await add(ben, 'createJob', job)];
    await ada.run('submitProposal', { projectId, ...bid });
    await ada.run('applyToJob', { jobId, ...application });
    const account = await idOf(ada);
    // The record alone, so that proposal and application stay open.
    const record = { ...live.store.people.get(account)!, deletedAt: new Date().toISOString() };
    await live.act({ account, action: 'test', actionId: 'delete' }, () => ({
      changes: [{ put: 'people', record }],
    }));
    const [proposal] = live.store.proposalsFor(projectId);
    const own = [...live.store.everything.applications.values()].find((one) => one.jobId === jobId);
    const answer = (status: string) => ben.run('answerProposal', { proposalId: proposal!.id, status });
    expect(await answer('.ACCEPTED')).toMatchObject({
      userErrors: [{ message: 'You cannot hire a person who has deleted the account.' }],
    });
    for (const status of ['.INTERVIEWING', '.SUBMITTED'])
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      expect(await answer(status)).toEqual(refused('NOT_ALLOWED', 'proposalId'));
    expect(await answer('.DECLINED')).toEqual(done);
    expect(
      await ben.run('setApplicationStatus', { applicationId: own!.id, status: '.INTERVIEW' }),
    ).toMatchObject({
      userErrors: [{ message: 'You cannot change the stage of a person who has deleted the account.' }],
    });
  });
});
