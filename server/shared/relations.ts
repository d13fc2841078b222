import type { NotificationRecord } from '../account/records.ts';
import type { GigRecord } from '../gig/records.ts';
import type { JobRecord } from '../job/records.ts';
import type { MessageThreadRecord } from '../network/records.ts';
import type { PersonRecord } from '../person/records.ts';
import type { PostRecord } from '../post/records.ts';
import type { ShopItemRecord } from '../product/records.ts';
import { getOrThrow } from './lookup.ts';
import { newestFirst } from './time.ts';

type ById<T> = ReadonlyMap<string, T>;

/** Records by the id of their owner. */
export type Owned<T> = ReadonlyMap<string, readonly T[]>;

interface Nouns {
  people: ById<PersonRecord>;
  jobs: ById<JobRecord>;
  posts: ById<PostRecord>;
  gigs: ById<GigRecord>;
  products: ById<ShopItemRecord>;
  courses: ById<ShopItemRecord>;
  notifications: ById<NotificationRecord>;
  threads: ById<MessageThreadRecord>;
}

/** The records of an owner; an empty list if it has none. */
export const ownedBy = <T>(owned: Owned<T>, id: string): readonly T[] => owned.get(id) ?? [];

/** Groups records by their owner's id, and leaves out records without an owner. */
export function groupBy<T>(records: Iterable<T>, ownerOf: (record: T) => string | null): Owned<T> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const owner = ownerOf(record);
    if (owner === null) continue;
    const group = groups.get(owner);
    if (group) group.push(record);
    else groups.set(owner, [record]);
  }
  return groups;
}

/** Maximum number of notifications to return for one subject. */
export const maxNotifications = 20;

const sorted = <T extends { postedAt: string }>(records: ById<T>) =>
  [...records.values()].toSorted(newestFirst(({ postedAt }) => postedAt));

/** Indexes of related records, so that no resolver scans a complete list. */
export function createRelations({ people, jobs, posts, gigs, products, courses, ...rest }: Nouns) {
  const notifications = [...rest.notifications.values()].toSorted(newestFirst(({ createdAt }) => createdAt));
  return {
    /** Open positions of each company, newest first. */
    jobsByCompany: groupBy(sorted(jobs), ({ companyId }) => companyId),
    /** Jobs that people have posted under their own names, newest first. */
    jobsByPoster: groupBy(sorted(jobs), ({ postedById }) => postedById),
    /** Employees of each company, in the order of the sample data. */
    employeesByCompany: groupBy(people.values(), ({ employerId }) => employerId),
    /** Posts of each person and company, newest first. */
    postsByAuthor: groupBy(sorted(posts), ({ authorId }) => authorId),
    /** Gigs that each person offers. */
    gigsBySeller: groupBy(gigs.values(), ({ sellerId }) => sellerId),
    /** Products and courses that each person sells. */
    shopItemsBySeller: groupBy([...products.values(), ...courses.values()], ({ sellerId }) => sellerId),
    /** Notifications of messages, by contact or channel, latest first. */
    notificationsIn: groupBy(notifications, ({ kind, subjectId }) =>
      kind === 'MESSAGE' ? getOrThrow(rest.threads, subjectId).conversationId : null,
    ),
    /** Notifications of invitations and connections, by person, latest first. */
    notificationsOf: groupBy(notifications, ({ kind, subjectId }) => (kind === 'NETWORK' ? subjectId : null)),
  };
}
