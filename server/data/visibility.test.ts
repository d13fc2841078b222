import express from 'express';
import { expect, test } from 'vitest';
import { createApolloServer } from '../graphql/apollo.ts';
import { forCrawlers } from '../http/crawlers.ts';
import { executeInProcess } from '../http/inProcess.ts';
import { privacy } from '../live/testing/inputs.ts';
import { done, openAccounts, refused } from '../testing/openAccounts.ts';
import { serve } from '../testing/serve.ts';
import { servePages } from '../testing/servePages.ts';
import type { Store } from './store.ts';
import { getOrThrow } from '../shared/lookup.ts';

const maren = 'person-maren-holt';
const tomas = 'person-tomas-arce';
const profile = `/profile/${tomas}`;
const skill = 'Tidewater surveying';

/** Tomas, who alone has the skill, and what others find of him. */
async function open() {
  const { act, read, store } = openAccounts();
  await act(tomas, 'updateProfile', { skills: [skill] });
  const save = (profileVisibility: string, profileIndexing: boolean) =>
    act(tomas, 'saveSettings', { privacy: privacy(profileVisibility, { profileIndexing }) });
  const found = (query: string) =>
    read(
      maren,
      `{ people(filter: { query: "${query}" }) { nodes { id } } search(query: "${query}", kinds: [PERSON]) { totalCount }
         person(id: "${tomas}") { isIndexed } }`,
    );
  const { name } = getOrThrow(store.people, tomas);
  return { act, found, name, read, save, store };
}

const result = (count: number, isIndexed: boolean) => ({
  people: { nodes: count === 0 ? [] : [{ id: tomas }] },
  search: { totalCount: count },
  person: { isIndexed },
});

/** Whether the sitemap lists the profile, and what its page says to search engines. */
async function crawl(store: Store, path = profile) {
  const { ask, close } = await serve(
    express().use(
      forCrawlers({
        execute: executeInProcess(createApolloServer(), store),
        origin: 'https://workgrove.example',
      }),
    ),
  );
  const pages = await servePages(store);
  const [sitemap, page] = [
    await ask(`/sitemaps/${path.startsWith('/profile') ? 'people' : 'products'}-1.xml`),
    await pages.ask(path),
  ];
  await Promise.all([close(), pages.close()]);
  const { text, status } = page;
  const robots = /<head>.*<meta name="robots" content="([^"]*)".*<\/head>/s.exec(text)?.[1];
  return { isListed: sitemap.text.includes(`${path}<`), status, robots };
}

test('searches find a hidden profile by name, and not by its skills', async () => {
  const { found, name, save } = await open();
  expect(await found(skill)).toEqual(result(1, true));
  await save('CONNECTIONS', true);
  expect(await found(skill)).toEqual(result(0, false));
  expect(await found(name)).toEqual(result(1, false));
  await save('EVERYONE', true);
  expect(await found(skill)).toEqual(result(1, true));
});

test('a hidden profile lists no posts and offers, and searches do not find its personal projects', async () => {
  const { act, save, read } = await open();
  const title = 'Soundings of the northern fjord';
  const description = 'A text that is long enough for every description.';
  await act(tomas, 'createProject', { title, description });
  await act(tomas, 'createPost', { content: 'A post about the fjord' });
  const listed = async () => {
    const { person, search } = await read(
      maren,
      `{ person(id: "${tomas}") {
           profile { stats { posts } projects { title } jobPostings { id } gigs { id } products { id }
             posts { totalCount } }
         }
         search(query: "${title}") { totalCount } }`,
    );
    return [person, search];
  };
  expect(await listed()).toMatchObject([{ profile: { projects: [{ title }] } }, { totalCount: 1 }]);
  await save('NOBODY', true);
  const empty = { projects: [], jobPostings: [], gigs: [], products: [], posts: { totalCount: 0 } };
  expect(await listed()).toMatchObject([{ profile: { stats: { posts: 0 }, ...empty } }, { totalCount: 0 }]);
});

test('the match of an applicant does not use hidden skills', async () => {
  const { act, read } = await open();
  interface Application {
    matchScore: number | null;
    applicant: { id: string; name: string };
  }
  const application = async () => {
    const { job } = await read(
      maren,
      '{ job(id: "job-design-intern") { applications { nodes { matchScore applicant { id name } } } } }',
    );
    const { nodes } = (job as { applications: { nodes: Application[] } }).applications;
    return nodes.find(({ applicant }) => applicant.name === 'Ida Solheim')!;
  };
  const { matchScore, applicant } = await application();
  expect(matchScore).toBe(10);
  await act(applicant.id, 'saveSettings', { privacy: privacy('NOBODY') });
  expect((await application()).matchScore).toBeNull();
});

test('a company shows the connections of an employee as the profile does', async () => {
  const { save, read, store } = await open();
  const { employerId } = getOrThrow(store.people, tomas);
  const connections = async () => {
    const { company } = await read(
      maren,
      `{ company(id: "${employerId}") { employees { person { id } connections } } }`,
    );
    const { employees } = company as { employees: { person: { id: string }; connections: number }[] };
    return employees.find(({ person }) => person.id === tomas)?.connections;
  };
  expect(await connections()).toBeGreaterThan(0);
  await save('NOBODY', true);
  expect(await connections()).toBe(0);
});

test('search engines list a profile as its settings say', async () => {
  const { save, store } = await open();
  const guest = store.of('guest');
  expect(await crawl(guest)).toEqual({ isListed: true, status: 200, robots: undefined });
  await save('EVERYONE', false);
  expect(await crawl(guest)).toEqual({ isListed: false, status: 200, robots: 'noindex' });
  await save('NOBODY', true);
  expect(await crawl(guest)).toEqual({ isListed: false, status: 404, robots: undefined });
});

test('search engines do not list a private product', async () => {
  const { store } = openAccounts();
  const guest = store.of('guest');
  const [item] = store.products.values();
  const path = `/shop/${item!.id}`;
  expect(await crawl(guest, path)).toEqual({ isListed: true, status: 200, robots: undefined });
  store.change({ put: 'products', record: { ...item!, visibility: 'PRIVATE' } });
  expect(await crawl(guest, path)).toEqual({ isListed: false, status: 200, robots: 'noindex' });
});

test('no list has a former member', async () => {
  const { found, store } = await open();
  store.change({
    put: 'people',
    record: {
      ...getOrThrow(store.people, tomas),
      name: 'Former member',
      deletedAt: new Date().toISOString(),
    },
  });
  expect(await found('Former member')).toEqual(result(0, false));
  expect((await crawl(store.of('guest'))).isListed).toBe(false);
  expect(store.suggested(1_000)).not.toContainEqual(expect.objectContaining({ id: tomas }));
});

const title = 'Soundings of the northern fjord';
const description = 'A text that is long enough for every description.';
const bid = { bid: 900, length: '.LESS_THAN_1_MONTH', coverLetter: 'I have drawn three ferries.' };

test('only its owner and the senders of a proposal read a personal project of a hidden profile', async () => {
  const { act, save, read, store } = await open();
  const [jonah, priya] = ['person-jonah-whitlock', 'person-priya-raman'];
  const created = await act(tomas, 'createProject', { title, description }, 'project { id }');
  const { id } = (created as { project: { id: string } }).project;
  const crawled = () => crawl(store.of('guest'), `/projects/${id}`);
  const readBy = async (account: string) => {
    const data = await read(
      account,
      `{ project(id: "${id}") { title } node(id: "${id}") { ... on Project { title } } }`,
    );
    return [data['project'], data['node']];
  };
  const send = (account: string) => act(account, 'submitProposal', { projectId: id, ...bid });
  expect(await readBy('guest')).toEqual([{ title }, { title }]);
  expect(await send(jonah)).toEqual(done);
  expect((await crawled()).status).toBe(200);
  await save('NOBODY', true);
  for (const account of [maren, priya, 'guest'])
    // oxlint-disable-next-line no-await-in-loop -- one account after the other
    expect(await readBy(account)).toEqual([null, null]);
  for (const account of [tomas, jonah])
    // oxlint-disable-next-line no-await-in-loop -- one account after the other
    expect(await readBy(account)).toEqual([{ title }, { title }]);
  expect(await send(priya)).toEqual(refused('NOT_FOUND', 'projectId'));
  expect(await act(priya, 'reportProject', { projectId: id, reason: '.SPAM' })).toEqual(
    refused('NOT_FOUND', 'projectId'),
  );
  expect((await crawled()).status).toBe(404);
});

test('a profile for connections is hidden from one whom the owner has blocked', async () => {
  const { act, read } = openAccounts();
  const sofia = 'person-sofia-lindqvist';
  const isShown = async (account: string) =>
    (await read(account, `{ profile(id: "${sofia}") { person { id } } }`))['profile'] !== null;
  await act(sofia, 'saveSettings', { privacy: privacy('CONNECTIONS') });
  expect([await isShown(maren), await isShown('guest')]).toEqual([true, false]);
  const block = (blocked: boolean) =>
    act(sofia, 'setContactBlocked', { contactId: 'contact-sofia-lindqvist', blocked });
  await block(true);
  expect([await isShown(maren), await isShown(sofia)]).toEqual([false, true]);
  await block(false);
  expect(await isShown(maren)).toBe(true);
});
