import { Router } from 'express';
import { addSession, isSignedIn, type ReadReader } from '../../http/reader.ts';
import type { Store } from '../../data/store.ts';
import { findExisting, getOrThrow } from '../../shared/lookup.ts';
import { OwnedTable } from '../../shared/ownedTable.ts';
import { addresses, addressWith } from '../../../schema/rules/addresses.ts';

/** Everything that an account has stored or received, by the names of tables and of other parts. */
function exportOf(store: Store): Record<string, unknown> {
  const { data, everything, viewer, settings, activities, billingPlans } = store;
  const { id } = viewer;
  // `announcedLikes` is internal: the posts whose authors have been notified.
  const { announcedLikes: _announced, ownedProducts, ...marks } = data.marks;
  // `everything` has the records of all accounts. In `data` an owned table has the viewer's; others are filtered below.
  const own = Object.keys(everything).flatMap((table): [string, unknown][] => {
    const key = table as keyof typeof everything;
    return everything[key] instanceof OwnedTable
      ? [[table, [...(data[key] as Map<string, unknown>).values()]]]
      : [];
  });
  const gigs = store.gigCatalogue.holding('seller', id);
  const jobs = store.jobCatalogue.holding('poster', id);
  // An own project has its texts in `projects`, and what its owner's profile shows of it in `ownProjectViews`.
  const projects = store.allProjectsBy(id).map((view) => ({
    ...getOrThrow(store.projects, view.id),
    ...view,
  }));
  const nameOf = (person: string) => store.people.get(person)?.name ?? null;
  return {
    person: store.people.get(id),
    viewer,
    settings,
    activities,
    billingPlans,
    marks: Object.fromEntries(Object.entries(marks).map(([mark, ids]) => [mark, [...ids]])),
    ...Object.fromEntries(own),
    accessTokens: Array.from(data.accessTokens.values(), ({ hash: _hash, ...token }) => token),
    applications: store.allApplicationsBy(id),
    // Replaces the table of this name, which lacks free downloads.
    purchases: findExisting(store.shopItems, [...ownedProducts]).map((item) => ({
      id: item.id,
      title: item.title,
      price: item.price,
      seller: nameOf(item.sellerId),
    })),
    gigOrders: store.ordersPlacedBy(id).map((order) => {
      const { title, sellerId } = getOrThrow(data.gigs, order.gigId);
      return { ...order, title, seller: nameOf(sellerId) };
    }),
    gigs,
    receivedGigOrders: store.ordersReceivedBy(id),
    jobs,
    receivedApplications: jobs.flatMap(({ id: jobId }) => store.applicationsTo(jobId)),
    // Of `everything`, because an invitation belongs to the invited account.
    // Without the answer, and in an order that does not show it: the sender must not learn that a request was ignored.
    sentInvitations: everything.invitations
      .about(id)
      .filter(({ answer }) => answer !== 'WITHDRAWN')
      .map(({ ownerId, note, sentAt }) => ({ personId: ownerId, name: nameOf(ownerId), note, sentAt }))
      .toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)),
    posts: store.postCatalogue.holding('author', id),
    comments: store.postCatalogue
      .holding('commenter', id)
      .filter(({ authorId }) => authorId !== id)
      .flatMap(({ id: postId, replies }) =>
        replies.filter(({ authorId }) => authorId === id).map((comment) => ({ postId, ...comment })),
      ),
    companies: store.companyCatalogue.holding('owner', id),
    projects,
    receivedProposals: projects.flatMap(({ id: projectId }) => store.proposalsFor(projectId)),
    proposals: store.proposalsBy(id).map(({ shortlisted: _byClient, ...proposal }) => proposal),
  };
}

/** Serves /account/export, in live mode: the account's data as JSON. A guest, whose session has ended, logs in first. */
export const exportRoute = (readReader: ReadReader): Router =>
  Router().get('/account/export', async (req, res, next) => {
    const reader = await readReader(req);
    const { session, store } = reader;
    if (!session) return next();
    const { accounts, visitor } = session;
    addSession(res, reader);
    if (!isSignedIn(reader) || !(await accounts.isCurrent(visitor.cookie)))
      return res.redirect(
        303,
        addresses.logIn({ next: addressWith(addresses.settings, { tab: 'privacy' }) }),
      );
    const data = { email: await accounts.emailOf(store.viewer.id), ...exportOf(store) };
    res
      .set('content-disposition', 'attachment; filename="workgrove.json"')
      .type('json')
      .send(JSON.stringify(data, null, 2));
  });
