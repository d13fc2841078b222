/** The share of guests' pages that the server has kept while others act. Part of `npm run bench:live`. */
/* oxlint-disable no-await-in-loop -- a guest waits for each page */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createStore } from '../data/store.ts';
import { mutation, privacy } from '../live/testing/inputs.ts';
import { logInAtReplica } from './replicas.ts';
import { disconnect, send, startOurs, type Running } from './requests.ts';
import { orShort } from './short.ts';

const seconds = orShort(60, 3);
const actionsPerSecond = 50;
/** Milliseconds between two pages of a guest. */
const paceMs = 25;
/** Objects of each kind whose pages are read. */
const objects = orShort(4, 1);

/** What `measureKept` counts. */
export interface Kept {
  actions: number;
  failed: number;
  pages: number;
  /** The share of the pages that were kept. */
  kept: number;
}

const { viewer, people, companies, jobs, gigs, projects, products, contacts } = createStore();
const lists = { companies, jobs, gigs, projects, shop: products };
/** Public pages that show none of what the actions change: no feed and no search. */
const paths = [
  ...Object.keys(lists).map((name) => `/${name}`),
  ...Object.entries({ profile: people, ...lists }).flatMap(([name, records]) =>
    Array.from(records.keys())
      .filter((id) => id !== viewer.id)
      .slice(0, objects)
      .map((id) => `/${name}/${id}`),
  ),
];

/** By turns a message, a saved job, settings and a post. */
function actionOf(number: number): string {
  const isOn = number % 8 < 4;
  const [conversationId] = contacts.keys();
  const actions = [
    mutation('sendMessage', { conversationId, text: `Message ${number}` }),
    mutation('setJobSaved', { jobId: 'job-brand-designer', saved: isOn }),
    mutation('saveSettings', { privacy: privacy('EVERYONE', { onlineStatus: isOn }) }),
    mutation('createPost', { content: `Post ${number}` }),
  ];
  return actions[number % actions.length]!;
}

/** Acts at a constant rate as the sample's member, whose actions have no limits. */
async function actUntil(end: number, { origin }: Running) {
  const headers = { cookie: await logInAtReplica(origin), origin };
  const sent: Promise<boolean>[] = [];
  for (const began = performance.now(); performance.now() < end;) {
    const text = JSON.stringify({ query: actionOf(sent.length) });
    const request = { method: 'POST', path: '/graphql', text } as const;
    const response = send({ origin }, { ...request, headers: { ...headers, 'x-action': randomUUID() } });
    sent.push(response.then((body) => body.includes('"userErrors":[]')));
    await pause(Math.max(0, began + (sent.length * 1_000) / actionsPerSecond - performance.now()));
  }
  const done = await Promise.all(sent);
  return { actions: done.length, failed: done.filter((isDone) => !isDone).length };
}

/** Reads a page as a guest, by `fetch`, which does not wait for the connections of the actions. */
const read = async ({ origin }: Running, path: string): Promise<string> =>
  (await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } })).text();

/** The number of the last action before a page was made; undefined if an overloaded server sent none. */
const seqOf = (page: string) => /data-live-seq="(\d+)"/.exec(page)?.[1];

/** Reads pages, one after the other. One with the same number as the time before was kept. */
async function readUntil(end: number, server: Running, others: readonly string[]) {
  const made = new Map<string, string | undefined>();
  let [pages, kept] = [0, 0];
  for (; performance.now() < end; pages += 1) {
    const path = others[pages % others.length]!;
    const seq = seqOf(await read(server, path));
    if (seq !== undefined && made.get(path) === seq) kept += 1;
    made.set(path, seq);
    await pause(paceMs);
  }
  return { pages, kept: Number((kept / pages).toFixed(3)) };
}

/** Lets guests read public pages during 50 actions a second on other things, on the built server. */
export async function measureKept(folder: string): Promise<Kept> {
  const server = await startOurs({ LIVE: '1', DATA_FOLDER: folder });
  try {
    // Pages that show the acting member or what this person sells are not about other things.
    const others: string[] = [];
    for (const path of paths) if (!(await read(server, path)).includes(viewer.id)) others.push(path);
    const end = performance.now() + seconds * 1_000;
    const [acted, pages] = await Promise.all([actUntil(end, server), readUntil(end, server, others)]);
    return { ...acted, ...pages };
  } finally {
    server.process.kill();
    disconnect();
  }
}
