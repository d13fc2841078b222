import { beforeEach, describe, expect, it } from 'vitest';
import { idPattern } from '../../schema/rules/ids.ts';
import { guestId } from './guest.ts';
import type { Change } from './changes.ts';
import { createContext } from './context.ts';
import type { SetJobAlertInput } from '../generated/resolvers.ts';
import { jobActions } from '../job/actions.ts';
import type { Now } from './action.ts';
import { listingOf } from './visibility.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { createStore, type Store } from './store.ts';
import { schema } from '../graphql/schema.ts';
import { ask } from '../testing/ask.ts';
import { walk } from '../testing/walk.ts';

const account = 'person-second-account';
let first: Store;
let second: Store;
beforeEach(() => {
  first = createStore();
  const [person] = first.people.values();
  first.change({
    put: 'people',
    record: {
      ...person!,
      id: account,
      name: 'Nia Second',
      employerId: null,
      email: 'nia@second.example',
      skills: [],
      experience: [],
      education: [],
      stats: { profileViews: 0, connections: 0, followers: 0 },
    },
  });
  second = first.of(account);
});

function changesOf(input: SetJobAlertInput, now: Now): readonly Change[] {
  const { decide } = jobActions.setJobAlert;
  const decided = decide(input, now);
  if ('code' in decided) throw new Error(decided.message);
  return decided;
}

/** A text in everything that belongs to the first account alone. */
const marker = 'Secret of the first account';

describe('a second account without data', () => {
  it('reads every field of every object without an error', () => {
    expect([...walk(schema, createContext(second)).faults]).toEqual([]);
  });

  it('reads nothing that belongs to the first account', () => {
    const { data } = first;
    const privacy = { ...data.settings.privacy, profileVisibility: 'NOBODY' as const };
    const changed = (table: string, records: Iterable<{ id: string }>, fields: object) =>
      Array.from(records, (record) => ({ put: table, record: { ...record, ...fields } }) as never);
    first.change(
      ...changed('channels', data.channels.values(), { name: marker, description: marker }),
      ...changed('creatorProducts', data.creatorProducts.values(), {
        title: marker,
        fullDescription: marker,
      }),
      ...changed('invitations', data.invitations.values(), { note: marker }),
      ...changed('messages', data.messages.values(), { text: marker }),
      ...changed('notifications', data.notifications.values(), { text: marker }),
      ...changed('recentSearches', data.recentSearches.values(), { term: marker, alerts: true }),
      ...changed('applications', data.applications.values(), {
        note: marker,
        email: marker,
        phone: marker,
      }),
      ...changed('proposals', data.proposals.values(), { coverLetter: marker }),
      ...changed('gigOrders', data.gigOrders.values(), { requirements: marker }),
      // Personal projects are part of the profile.
      ...changed('ownProjects', data.ownProjects.values(), { description: marker }),
      ...changed('people', [getOrThrow(data.people, data.viewer.id)], listingOf(privacy)),
      { set: 'activities', value: data.activities.map((one) => ({ ...one, text: marker })) },
      {
        set: 'settings',
        value: { ...data.settings, privacy, profile: { ...data.settings.profile, bio: marker } },
      },
    );
    const secret = [...walk(schema, createContext(first)).texts.keys()];
    expect(secret).toContain(marker);
    // Every text that the first account reads, tried as an id.
    const ids = secret.filter((text) => idPattern.test(text));
    for (const store of [second, first.of(guestId)]) {
      const { faults, texts } = walk(schema, createContext(store), ids);
      expect([...faults]).toEqual([]);
      expect([...texts].filter(([text]) => text.includes(marker))).toEqual([]);
    }
  });

  it('reads empty lists and default values', async () => {
    const lists = ['notifications', 'connections', 'invitations', 'messageThreads', 'proposals', 'gigOrders'];
    const counts = [...lists, 'receivedGigOrders', 'jobPicks'].map((list) => `${list} { totalCount }`);
    const plain = ['contacts', 'channels', 'recentSearches', 'jobAlerts'].map((list) => `${list} { id }`);
    const { data, errors } = await ask(
      `{ viewer { id name isVerified unreadNotificationCount unreadMessageCount company { id } client { id }
           items { savedPostCount gigCount appliedJobCount savedJobCount savedProjectCount wishlistCount } }
         ${counts.join(' ')} ${plain.join(' ')}
         creatorDashboard { totalProducts totalEarnings weeks { downloads } }
         settings { id profile { displayName email bio } billing { plan { tier } paymentMethods { id } } }
         dashboard { recentActivity { id } tiles { applicationCount proposalCount gigCount orderCount saleCount earnings libraryItemCount } }
         jobs(first: 100) { nodes { saved viewed viewerHasApplied viewerIsPoster } }
         people(first: 100) { nodes { id connectionState mutualConnections contact { id } invitation { id } } } }`,
      {},
      second,
    );
    expect(errors).toBeUndefined();
    const { viewer, settings, jobs, people, ...own } = data as unknown as Record<string, { nodes: object[] }>;
    const name = 'Nia Second';
    expect(viewer).toMatchObject({
      id: `account-${account}`,
      name,
      isVerified: false,
      company: null,
      client: null,
    });
    expect(settings).toEqual({
      id: `settings-${account}`,
      profile: { displayName: name, email: 'nia@second.example', bio: '' },
      billing: { plan: { tier: 'FREE' }, paymentMethods: [] },
    });
    // All numbers are 0, and all lists are empty.
    expect(JSON.stringify([viewer, own])).not.toMatch(/:[1-9]|"id":(?!"account-person-second)/);
    const flags = new Set(jobs!.nodes.map((job) => JSON.stringify(job)));
    expect([...flags]).toEqual([
      '{"saved":false,"viewed":false,"viewerHasApplied":false,"viewerIsPoster":false}',
    ]);
    const relation = { connectionState: 'NONE', mutualConnections: 0, contact: null, invitation: null };
    const others = people!.nodes.filter((person) => !('id' in person && person.id === account));
    for (const person of others) expect(person).toMatchObject(relation);
  });
});

it('a record of the second account is not read by the first, and both follow its changes', async () => {
  const [notification] = first.data.notifications.values();
  const count = async (store: Store) =>
    (await ask('{ notifications { totalCount unreadCount } }', {}, store)).data;
  const before = await count(first);
  expect(await count(second)).toEqual({ notifications: { totalCount: 0, unreadCount: 0 } });
  const record = { ...notification!, id: 'notification-of-second', ownerId: account, read: false };
  first.change({ put: 'notifications', record });
  expect(await count(first)).toEqual(before);
  expect(await count(second)).toEqual({ notifications: { totalCount: 1, unreadCount: 1 } });
  first.change({ put: 'notifications', record: { ...record, read: true } });
  expect(await count(second)).toEqual({ notifications: { totalCount: 1, unreadCount: 0 } });
  first.change({ drop: 'notifications', id: record.id });
  expect(await count(second)).toEqual({ notifications: { totalCount: 0, unreadCount: 0 } });
});

it('an account whose store left the memory reads the current data', async () => {
  for (let i = 0; i < 600; i += 1) first.of(`${account}-${i}`);
  first.change({
    put: 'recentSearches',
    record: { ...[...first.data.recentSearches.values()][0]!, id: 'search-x', ownerId: account },
  });
  expect((await ask('{ recentSearches { id } }', {}, first.of(account))).data).toEqual({
    recentSearches: [{ id: 'search-x' }],
  });
});

it('each account has its own marks and values', async () => {
  const query = `{ viewer { items { savedJobCount savedPostCount } } settings { profile { bio } }
    jobs(filter: { savedOnly: true }) { totalCount } }`;
  const read = async (store: Store) => (await ask(query, {}, store)).data;
  const before = await read(first);
  const [job] = first.jobs.keys();
  const { settings } = second;
  second.change(
    { mark: 'savedJobs', id: job!, on: true },
    { set: 'settings', value: { ...settings, profile: { ...settings.profile, bio: 'Second' } } },
  );
  const changed = {
    viewer: { items: { savedJobCount: 1, savedPostCount: 0 } },
    settings: { profile: { bio: 'Second' } },
    jobs: { totalCount: 1 },
  };
  expect(await read(second)).toEqual(changed);
  expect(await read(first)).toEqual(before);
  // The values outlive the store of the account.
  for (let i = 0; i < 600; i += 1) first.of(`${account}-${i}`);
  expect(await read(first.of(account))).toEqual(changed);
});

it('two accounts connect with the same person and set the same job alert', async () => {
  const [connection] = first.data.connected.values();
  const { personId, connectedAt } = connection!;
  const record = { id: 'connection-of-second', personId, ownerId: account, connectedAt };
  second.change({ put: 'connected', record });
  const now = (store: Store) => ({ store, viewerId: store.viewer.id, at: connectedAt, newId: String });
  const alert = (enabled: boolean) => ({ filter: { query: 'welder' }, name: 'Welding', enabled });
  for (const store of [first, second]) store.change(...changesOf(alert(true), now(store)));
  const query = `query ($id: ID!) { connections { totalCount } person(id: $id) { connectionState }
    jobAlerts { term } }`;
  const read = async (store: Store) => (await ask(query, { id: personId }, store)).data;
  const ofSecond = {
    connections: { totalCount: 1 },
    person: { connectionState: 'CONNECTED' },
    jobAlerts: [{ term: 'welder' }],
  };
  expect(await read(second)).toEqual(ofSecond);
  first.change(...changesOf(alert(false), now(first)), { drop: 'connected', id: connection!.id });
  expect(await read(first)).toMatchObject({ person: { connectionState: 'NONE' } });
  expect(first.jobAlerts.filter(({ term }) => term === 'welder')).toEqual([]);
  expect(await read(second)).toEqual(ofSecond);
});
