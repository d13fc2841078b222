import type { JobAlert } from '../../schema/generated/types.ts';
import type { AccessTokenRecord, RequestRecord } from '../account/records.ts';
import { activities, billingPlans, nextSteps, notifications, settings, viewer } from '../account/fixtures.ts';
import { channelMessages } from '../channel/fixtures/channelMessages.ts';
import { contactMessages } from '../channel/fixtures/contactMessages.ts';
import { channels, contacts } from '../channel/fixtures/conversations.ts';
import { companies } from '../company/fixtures.ts';
import { agencyPage } from '../company/fixtures/agency.ts';
import { creatorProducts, creatorWeeks } from '../creator/fixtures.ts';
import type { SoldWeekRecord, ProductFiguresRecord } from '../creator/records.ts';
import { gigs } from '../gig/fixtures.ts';
import { gigOrders } from '../gig/fixtures/orders.ts';
import { sellers } from '../gig/fixtures/sellers.ts';
import { jobs, recentSearches, viewedJobs } from '../job/fixtures.ts';
import { applications } from '../job/fixtures/applications.ts';
import { connected, invitations } from '../network/fixtures.ts';
import { relationId, relations } from './relations.ts';
import type { InvitationRecord } from '../network/records.ts';
import type { PersonRecord } from '../person/records.ts';
import { people } from '../person/fixtures/people.ts';
import { news } from '../post/fixtures/news.ts';
import { posts } from '../post/fixtures/posts.ts';
import { topics } from '../post/fixtures/topics.ts';
import { courses } from '../product/fixtures/courses.ts';
import { ownedItems } from '../product/fixtures/owned.ts';
import { products } from '../product/fixtures/products.ts';
import type { PurchaseRecord } from '../product/records.ts';
import { listedProjects } from '../project/fixtures.ts';
import { clients } from '../project/fixtures/clients.ts';
import { ownProjects, ownProjectViews } from '../project/fixtures/own.ts';
import { opened } from '../project/fixtures/terms.ts';
import { proposals } from '../project/fixtures/proposals.ts';
import { byId, getOrThrow } from '../shared/lookup.ts';
import { mapEach } from '../shared/catalogue/indexes.ts';
import { createMarks } from '../shared/marks.ts';
import { OwnedTable } from '../shared/ownedTable.ts';
import { StoredTable } from '../shared/storedTable.ts';
import type { Clock } from '../shared/time.ts';

export type Data = ReturnType<typeof createSample>;

/** The names of the stored tables: records by id. */
export type Table = { [K in keyof Data]: Data[K] extends Map<string, unknown> ? K : never }[keyof Data];
export type RecordOf<K extends Table> = Data[K] extends Map<string, infer T> ? T : never;
/** The names of the other stored values, except the viewer's marks. */
export type Value = Exclude<keyof Data, Table | 'marks'>;

/** Creates the sample: a fresh copy of all data with which a store begins. `store.change` changes it. */
export function createSample(clock: Clock) {
  const shop = { products: byId(products(clock)), courses: byId(courses(clock)) };
  const values = structuredClone({
    activities: activities(clock),
    agencyPage: agencyPage(clock),
    billingPlans,
    creatorWeeks: creatorWeeks(clock),
    news: news(clock),
    nextSteps,
    settings,
    viewer,
  });
  /** The viewer's records. */
  const owned = <T extends { id: string }>(records: readonly T[]) =>
    new OwnedTable(
      Array.from(byId(structuredClone(records)).values(), (record) => ({ ...record, ownerId: viewer.id })),
      ({ ownerId }) => [ownerId],
    );
  /** Records that several people share. */
  const shared = <T extends { id: string }>(
    records: readonly T[],
    ownersOf: (record: T) => readonly string[],
  ) => new OwnedTable(byId(structuredClone(records)).values(), ownersOf);
  const ownTables = {
    accessTokens: owned<AccessTokenRecord>([]),
    channels: shared(channels, ({ memberIds }) => memberIds),
    connected: owned(connected(clock).map((one) => ({ id: relationId(viewer.id, one.personId), ...one }))),
    contacts: shared(contacts, ({ memberIds }) => memberIds),
    creatorProducts: owned(
      creatorProducts(clock, {
        product: (id) => getOrThrow(shop.products, id),
        course: (id) => getOrThrow(shop.courses, id),
      }),
    ),
    deletedProducts: owned<ProductFiguresRecord>([]), // their figures, which stay in the totals
    invitations: owned(invitations(clock).map((one): InvitationRecord => ({ ...one, answer: null }))),
    /** Alerts that belong to no recent search. */
    jobAlerts: owned<JobAlert>([]),
    // Oldest first within each conversation: of two with an equal time, the later one in the table is the newer one.
    messages: shared([...contactMessages(clock), ...channelMessages(clock)], ({ readerIds }) => readerIds),
    notifications: owned(notifications(clock)),
    /** What live mode has sold to an account. */
    purchases: owned<PurchaseRecord>([]),
    recentSearches: owned(recentSearches(clock)),
    relations: owned(relations(viewer.id, people)),
    /** Requests that no list shows. */
    requests: owned<RequestRecord>([]),
    /** What live mode has sold, by week. */
    soldWeeks: owned<SoldWeekRecord>([]),
  };
  const maps = structuredClone({
    /** The applications to the viewer's postings. */
    applications: byId(applications(clock)),
    clients: byId(clients(clock)),
    companies: byId(companies),
    courses: shop.courses,
    gigOrders: byId(gigOrders(clock)),
    gigs: byId(gigs(clock)),
    jobs: byId(jobs(clock)),
    ownProjectViews: byId(ownProjectViews(clock)),
    /** People's own projects, which the public list leaves out. `opened` sets `isOpen`, as in `listedProjects`. */
    ownProjects: byId(ownProjects(clock).map(opened)),
    /** All people; the first is the viewer. */
    people: byId(
      people.map(
        ({ connectionState: _state, mutualConnections: _mutual, ...person }): PersonRecord => person,
      ),
    ),
    posts: byId(posts(clock)),
    products: shop.products,
    projects: byId(listedProjects(clock)),
    /** The proposals for the viewer's projects. */
    proposals: byId(proposals(clock)),
    sellers: byId(sellers(clock)),
    topics: byId(topics),
  });
  const tables = mapEach(maps as Record<string, Map<string, unknown>>, (map) => new StoredTable(map));
  return {
    ...values,
    ...(tables as unknown as typeof maps),
    ...ownTables,
    /** The ids that the viewer has saved, liked, followed and so on. */
    marks: createMarks({ ...ownedItems, viewedJobs }),
  };
}
