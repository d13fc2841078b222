import { listBounds } from '../../schema/generated/bounds.ts';
import {
  connectedDeed,
  orderedDeed,
  ownApplicationDeed,
  ownHireDeed,
  ownOrderDeed,
  ownPostDeed,
  ownPostingDeed,
  ownProposalDeed,
  ownPurchaseDeed,
} from '../effects/deeds.ts';
import { activityId, sentenceOf, type Deed } from '../effects/sentences.ts';
import { bidOf } from '../data/bid.ts';
import type { GigOrderRecord } from '../gig/records.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { newest } from '../shared/time.ts';
import { sortByKeys } from '../shared/order.ts';
import type { Store } from '../data/store.ts';
import type { ActivityRecord, NotificationRecord } from './records.ts';

/** Number of activities that a dashboard shows, and of the latest records of a kind that can be among them. */
const max = listBounds['Dashboard.recentActivity'];

/** What the viewer has done. Formatting the sentence is slow, so only the latest activities get their `text`, at the end. */
type OwnActivity = Omit<ActivityRecord, 'text'> & { deed: Deed };

/** Creates an activity of the viewer. `id` is that of the record from which it is derived. */
const own = (
  id: string,
  deed: Deed,
  happenedAt: string,
  subjectId: string | null,
  orderId?: string,
): OwnActivity => ({
  id: activityId(id),
  deed,
  happenedAt,
  subjectId,
  ...(orderId !== undefined && { orderId }),
});

/** The name of a person within a sentence. */
function nameOf(id: string, { people }: Store): string {
  const { name, deletedAt } = getOrThrow(people, id);
  return deletedAt === undefined ? name : 'a former member';
}

/** The orders that the viewer has placed, and the last step of each order if it was the viewer's. */
function ofOrders(store: Store): OwnActivity[] {
  const stepsOf = (side: 'buyer' | 'seller', orders: readonly GigOrderRecord[]) =>
    orders.flatMap(({ id, gigId, buyerId, tier, price, status, orderedAt, changedAt }) => {
      const { title, sellerId } = getOrThrow(store.gigs, gigId);
      const other = nameOf(side === 'buyer' ? sellerId : buyerId, store);
      const deed = changedAt === undefined ? null : ownOrderDeed(side, status, { title, price, other });
      return [
        ...(side === 'buyer' ? [own(id, orderedDeed({ title, price, tier }), orderedAt, gigId, id)] : []),
        ...(deed ? [own(`${id}-${status}`, deed, changedAt!, gigId, id)] : []),
      ];
    });
  const { id } = store.viewer;
  return [...stepsOf('buyer', store.ordersPlacedBy(id)), ...stepsOf('seller', store.ordersReceivedBy(id))];
}

function applicationDeedOf(jobId: string, { jobs, companies }: Store): Deed {
  const { title, companyId } = getOrThrow(jobs, jobId);
  return ownApplicationDeed(title, getOrThrow(companies, companyId).name);
}

/** The viewer's applications and proposals that are not withdrawn. */
function ofSent(store: Store): OwnActivity[] {
  const applications = [...store.applicationTo.values()].flatMap(({ id, jobId, status, appliedAt }) =>
    status === 'WITHDRAWN' ? [] : own(id, applicationDeedOf(jobId, store), appliedAt, jobId),
  );
  const proposals = store
    .proposalsBy(store.viewer.id)
    .flatMap((proposal) =>
      proposal.status === 'WITHDRAWN'
        ? []
        : own(proposal.id, ownProposalDeed(bidOf(proposal, store)), proposal.submittedAt, proposal.projectId),
    );
  return [...applications, ...proposals];
}

/** The viewer's projects, and the freelancers that the viewer has hired for them. */
function ofProjects(store: Store): OwnActivity[] {
  return store
    .projectsByOwner(store.viewer.id)
    .slice(0, max)
    .flatMap(({ id: projectId }) => {
      // `projectsByOwner` returns the fields on the profile, which lack these.
      const { title, postedDate } = getOrThrow(store.projects, projectId);
      const hires = store
        .proposalsFor(projectId)
        .filter(({ status, changedAt }) => status === 'ACCEPTED' && changedAt !== undefined);
      return [
        own(projectId, ownPostingDeed('project', title), postedDate, projectId),
        ...hires.map((hire) => {
          const deed = ownHireDeed(nameOf(hire.freelancerId, store), bidOf(hire, store));
          return own(hire.id, deed, hire.changedAt!, projectId);
        }),
      ];
    });
}

/** What the viewer has published and bought, and the viewer's new connections. */
function ofPublished(store: Store): OwnActivity[] {
  const { id: viewerId } = store.viewer;
  return [
    ...store
      .postsByAuthor(viewerId)
      .slice(0, max)
      .map(({ id, content, postedAt }) => own(id, ownPostDeed(content), postedAt, id)),
    ...store
      .jobsByPoster(viewerId)
      .slice(0, max)
      .map(({ id, title, postedAt }) => own(id, ownPostingDeed('job', title), postedAt, id)),
    // `data.purchases` has the viewer's only. `data.courses` and `data.products` also have items without a page now.
    ...Array.from(store.data.purchases.values(), ({ id, itemId, price, boughtAt }) => {
      const course = store.data.courses.get(itemId);
      const { title } = course ?? getOrThrow(store.data.products, itemId);
      return own(id, ownPurchaseDeed({ title, price, isCourse: course !== undefined }), boughtAt, itemId);
    }),
    ...store.connectionCatalogue
      .select({ order: 'latest' })
      .slice(0, max)
      .map(({ id }) =>
        own(id, connectedDeed(nameOf(id, store)), getOrThrow(store.connectionOf, id).connectedAt, id),
      ),
  ];
}

/** Whether a notification is about a deal or an object of the viewer's: not about an alert, a message or an invitation. */
function isOwnAffair({ kind, subjectId, orderId }: NotificationRecord, store: Store): boolean {
  const { id } = store.viewer;
  if (kind === 'JOB')
    return store.jobs.get(subjectId)?.postedById === id || store.applicationTo.has(subjectId);
  if (kind !== 'MARKETPLACE') return kind === 'POST';
  // An alert is about the gig of another person, without an order.
  const gig = store.gigs.get(subjectId);
  return gig === undefined || gig.sellerId === id || orderId !== undefined;
}

/** What others have done with the viewer's objects: the viewer's notifications are the record of it. */
const ofOthers = (store: Store): ActivityRecord[] =>
  store.notificationCatalogue
    .select({ order: 'latest' })
    // More than `max`, because the filter drops some.
    .slice(0, 10 * max)
    .filter((notification) => isOwnAffair(notification, store))
    .map(({ id, text, createdAt, subjectId, orderId }) => ({
      id: activityId(id),
      text,
      happenedAt: createdAt,
      subjectId: store.typeOf(subjectId) ? subjectId : null,
      ...(orderId !== undefined && { orderId }),
    }));

/** The viewer's latest activities, derived from records and notifications. The sample stores further ones. */
export function recentActivity(store: Store): ActivityRecord[] {
  const stored = store.activities;
  const derived = [
    ...ofOrders(store),
    ...ofSent(store),
    ...ofProjects(store),
    ...ofPublished(store),
    ...ofOthers(store),
  ].filter(
    // One about the same object at the same time is the same event.
    ({ subjectId, happenedAt }) =>
      !stored.some((one) => one.subjectId === subjectId && one.happenedAt === happenedAt),
  );
  return sortByKeys([...stored, ...derived], ({ happenedAt }) => [newest(happenedAt)])
    .slice(0, max)
    .map((activity) => {
      if (!('deed' in activity)) return activity;
      const { deed, ...record } = activity;
      return { ...record, text: sentenceOf('You', deed) };
    });
}
