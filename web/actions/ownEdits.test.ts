import { expect, test } from 'vitest';
import type { PostProjectInput } from '../generated/graphql.ts';
import { openClient, runQuery } from '../testing/tab.ts';
import { updateCompanyPage } from './createCompany.ts';
import { perform } from './perform.ts';
import { postProject, updateProject } from './postProject.ts';

const project = {
  title: 'Library catalogue',
  description: 'A catalogue of all books, with a search and a page for each author.',
  category: 'WEB_DEVELOPMENT',
  skills: ['SVG'],
  length: 'FROM_1_TO_3_MONTHS',
  experience: 'EXPERT',
  paymentType: 'FIXED',
  budgetMin: 1_000,
  budgetMax: 2_000,
} satisfies PostProjectInput;

test("the account menu's company has the name of its edited page", async () => {
  const client = await openClient();
  await perform(client, updateCompanyPage, {
    input: {
      companyId: 'company-halden-works',
      company: {
        name: 'Northern Maps',
        industry: 'Design',
        size: 'FROM_10_TO_50',
        location: 'Bergen, Norway',
        description: 'Maps of northern places, on paper and on screens.',
      },
    },
  });
  const { viewer } = await runQuery<{ viewer: { company: { name: string } } }>(
    client,
    '{ viewer { id company { id name } } }',
  );
  expect(viewer.company.name).toBe('Northern Maps');
});

test('an edited project is updated just now', async () => {
  const client = await openClient();
  const projects = async () => {
    const { viewer } = await runQuery<{
      viewer: { profile: { projects: { id: string; lastUpdated: string }[] } };
    }>(
      client,
      `{ viewer { id profile { id projects {
        id lastUpdated project { id title description detailedDescription isOpen }
      } } } }`,
    );
    return viewer.profile.projects;
  };
  const [{ id: projectId, lastUpdated } = { id: '', lastUpdated: '' }] = await projects();
  expect(lastUpdated).not.toBe('Just now');
  await perform(client, updateProject, { input: { projectId, project } });
  expect((await projects()).find(({ id }) => id === projectId)).toMatchObject({ lastUpdated: 'Just now' });
});

test('the client of a posted project was active just now', async () => {
  const client = await openClient();
  const { project: posted } = await perform(client, postProject, { input: project });
  const read = await runQuery<{ viewer: { client: { lastActive: string } } }>(
    client,
    '{ viewer { id client { id lastActive } } }',
  );
  expect(posted).not.toBeNull();
  expect(read.viewer.client.lastActive).toBe('Just now');
});
