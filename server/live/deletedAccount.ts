import { writesOf, type Change } from '../data/changes.ts';
import type { Now } from '../data/action.ts';
import { countConnections } from '../data/relations.ts';
import { defaultProfile } from '../data/own.ts';
import { withdrawnApplication } from '../job/applicationActions.ts';
import type { PersonRecord } from '../person/records.ts';
import { withdrawnProposals } from '../project/proposalActions.ts';
import type { ProjectRecord } from '../project/records.ts';
import type { Table } from '../data/sample.ts';
import { countChange, markCounts } from '../data/markCounts.ts';
import type { Mark } from '../shared/marks.ts';
import { OwnedTable, type Owned } from '../shared/ownedTable.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { withoutLikeNotification } from '../post/likeNotification.ts';
import { blankPerson } from '../data/blankPerson.ts';

/** The person of a deleted account: what others have received from it stays, without its name. */
const formerMember = (id: string, deletedAt: string): PersonRecord => ({
  ...blankPerson(id, 'Former member'),
  deletedAt,
});

interface Referring extends Partial<Owned> {
  id: string;
  personId?: string;
  actorId?: string | null;
}

/** Removes the account's records, and others' about it: `personId` of a connection, `actorId` of a notification. */
function ofOwnedTables({ store: { everything }, viewerId }: Now): Change[] {
  const drops: Change[] = [];
  for (const [table, stored] of Object.entries(everything)) {
    if (!(stored instanceof OwnedTable)) continue;
    const named = [...stored.of(viewerId).values(), ...stored.about(viewerId)] as Referring[];
    const isAbout = ({ ownerId, personId, actorId }: Referring) =>
      [ownerId, personId, actorId].includes(viewerId);
    for (const { id } of new Set(named.filter(isAbout))) drops.push({ drop: table as Table, id });
  }
  return drops;
}

/** Removes the account's posts and comments, and the notifications about the posts. */
function ofPosts({ store: { everything, postCatalogue }, viewerId }: Now): Change[] {
  const { notifications } = everything;
  const changes: Change[] = [];
  for (const { id } of postCatalogue.holding('author', viewerId)) {
    changes.push({ drop: 'posts', id });
    for (const about of notifications.about(id)) changes.push({ drop: 'notifications', id: about.id });
  }
  for (const post of postCatalogue.holding('commenter', viewerId)) {
    if (post.authorId === viewerId) continue;
    const replies = post.replies.filter(({ authorId }) => authorId !== viewerId);
    changes.push({ put: 'posts', record: { ...post, replies } });
  }
  return changes;
}

/** Removes its proposals unless accepted or declined, and its applications unless declined: these lose e-mail and phone. */
function ofSent(now: Now): Change[] {
  const { store, viewerId } = now;
  const proposals = store
    .proposalsBy(viewerId)
    .filter(({ status }) => status !== 'ACCEPTED' && status !== 'DECLINED');
  const sent = store.allApplicationsBy(viewerId);
  const declined = sent.filter(({ status }) => status === 'DECLINED');
  const applications = sent.filter(({ status }) => status !== 'DECLINED');
  const open = proposals.filter(({ status }) => status !== 'WITHDRAWN');
  const projects = new Set(open.map(({ projectId }) => projectId));
  const openFor = (id: string) => open.filter(({ projectId }) => projectId === id);
  // Withdrawing also subtracts from the numbers of proposals and applicants; the later `drop` replaces the `put` before it.
  return [
    ...[...projects].flatMap((id) => withdrawnProposals(id, openFor(id), now)),
    ...applications.flatMap((one) => (one.status === 'WITHDRAWN' ? [] : withdrawnApplication(one, now))),
    ...proposals.map(({ id }): Change => ({ drop: 'proposals', id })),
    ...applications.map(({ id }): Change => ({ drop: 'applications', id })),
    ...declined.map((one): Change => ({ put: 'applications', record: { ...one, email: null, phone: null } })),
  ];
}

/** Closes its offers, as others' deals refer to them. An unlisted project (`ownProjects`) without proposals is removed. */
function ofOffers({ store, viewerId, at }: Now): Change[] {
  const { everything } = store;
  const changes: Change[] = [];
  for (const job of store.jobCatalogue.holding('poster', viewerId))
    changes.push({ put: 'jobs', record: { ...job, isOpen: false } });
  for (const gig of store.gigCatalogue.holding('seller', viewerId))
    changes.push({ put: 'gigs', record: { ...gig, isOpen: false } });
  for (const { id } of store.allProjectsBy(viewerId)) {
    const put = everything.projects.has(id) ? 'projects' : 'ownProjects';
    const project = getOrThrow<ProjectRecord>(everything[put], id);
    if (put === 'projects' || store.hasProposals(id))
      changes.push({ put, record: { ...project, isOpen: false } });
    else changes.push({ drop: put, id }, { drop: 'ownProjectViews', id });
  }
  for (const { id } of store.shopCatalogue.holding('seller', viewerId)) {
    const product = everything.products.get(id);
    if (product)
      changes.push({ put: 'products', record: { ...product, deletedAt: product.deletedAt ?? at } });
    const course = everything.courses.get(id);
    if (course) changes.push({ put: 'courses', record: { ...course, deletedAt: course.deletedAt ?? at } });
  }
  return changes;
}

/** Removes its marks, such as likes, and subtracts them from the counts of records as `earlier` changes leave them. */
function ofMarks({ store: { everything, data } }: Now, earlier: readonly Change[]): Change[] {
  const changes: Change[] = [];
  const written = new Map(writesOf(earlier).map(({ table, id, record }) => [`${table} ${id}`, record]));
  for (const [mark, ids] of Object.entries(data.marks) as [Mark, ReadonlySet<string>][])
    for (const id of ids) {
      changes.push({ mark, id, on: false });
      const table = markCounts[mark]?.table;
      if (!table) continue;
      const key = `${table} ${id}`;
      const counted = countChange(mark, written.has(key) ? written.get(key) : everything[table].get(id), -1);
      if (!counted || !('put' in counted)) continue;
      written.set(key, counted.record);
      changes.push(counted);
    }
  return changes;
}

/** The changes of the action `deleteAccount`. Messages and deals stay; they refer to the person, now 'Former member'. */
export function withoutAccount(now: Now): readonly Change[] {
  const { store, viewerId } = now;
  const { settings, viewer } = store;
  // Throws for an unknown person, whom the change of `people` below would add.
  getOrThrow(store.people, viewerId);
  const person = formerMember(viewerId, now.at);
  const profile = { ...settings.profile, ...defaultProfile(person) };
  const stats = { postImpressions: 0, searchAppearances: 0 };
  const billing = { ...settings.billing, paymentMethods: [], history: [] };
  const likes = [...store.data.marks.announcedLikes].flatMap((id) => withoutLikeNotification(id, now));
  const counts = Array.from(store.connectionOf.keys(), (id) => countConnections(id, -1, store));
  const shared = [
    ...ofPosts(now),
    ...ofSent(now),
    ...ofOffers(now),
    ...ofOwnedTables(now),
    ...counts,
    ...likes,
  ];
  // Of several changes of a record, the last one counts.
  return [
    ...shared,
    ...ofMarks(now, shared),
    { put: 'people', record: person },
    { set: 'settings', value: { ...settings, profile, billing } },
    { set: 'activities', value: [] },
    { set: 'viewer', value: { ...viewer, company: null, stats } },
  ];
}
