import { activities, billingPlans, nextSteps, notifications, settings, viewer } from './account/fixtures.ts';
import { channelMessages } from './channel/fixtures/channelMessages.ts';
import { contactMessages } from './channel/fixtures/contactMessages.ts';
import { channels, contacts } from './channel/fixtures/conversations.ts';
import { companies } from './company/fixtures.ts';
import { agencyPage } from './company/fixtures/agency.ts';
import { creatorProducts, creatorWeeks } from './creator/fixtures.ts';
import { gigs } from './gig/fixtures.ts';
import { sellers } from './gig/fixtures/sellers.ts';
import { jobs, recentSearches } from './job/fixtures.ts';
import type { JobApplicationRecord } from './job/records.ts';
import type { GigOrderRecord } from './gig/records.ts';
import { connected, invitations } from './network/fixtures.ts';
import { people } from './person/fixtures/people.ts';
import { news } from './post/fixtures/news.ts';
import { posts } from './post/fixtures/posts.ts';
import { topics } from './post/fixtures/topics.ts';
import { courses } from './product/fixtures/courses.ts';
import { products } from './product/fixtures/products.ts';
import { listedProjects, proposals } from './project/fixtures.ts';
import { clients } from './project/fixtures/clients.ts';
import { ownProjects, ownProjectViews } from './project/fixtures/own.ts';
import { byId, getOrThrow } from './shared/lookup.ts';
import { noMarks } from './shared/marks.ts';
import type { Clock } from './shared/time.ts';

export type Sample = ReturnType<typeof createSample>;

/**
 * Creates a fresh copy of all stored data, in lists. All stores are derived from it. A real action changes it with
 * `store.change`.
 */
export function createSample(clock: Clock) {
  const shop = { products: byId(products(clock)), courses: byId(courses(clock)) };
  return structuredClone({
    activities: [...activities(clock)],
    agencyPage: agencyPage(clock),
    /** The viewer's applications; the sample has none. */
    applications: new Array<JobApplicationRecord>(),
    billingPlans: [...billingPlans],
    channels: [...channels],
    clients: [...clients(clock)],
    companies: [...companies],
    connected: [...connected(clock)],
    contacts: [...contacts],
    courses: [...shop.courses.values()],
    creatorProducts: [
      ...creatorProducts(clock, {
        product: (id) => getOrThrow(shop.products, id),
        course: (id) => getOrThrow(shop.courses, id),
      }),
    ],
    creatorWeeks: creatorWeeks(clock),
    /** The viewer's orders; the sample has none. */
    gigOrders: new Array<GigOrderRecord>(),
    gigs: [...gigs(clock)],
    invitations: [...invitations(clock)],
    jobs: [...jobs(clock)],
    /** The ids that the viewer has saved, liked, followed and so on. */
    marks: noMarks(),
    // Oldest first, within each conversation.
    messages: [...contactMessages(clock), ...channelMessages(clock)],
    news: [...news(clock)],
    nextSteps: [...nextSteps],
    notifications: [...notifications(clock)],
    ownProjectViews: [...ownProjectViews(clock)],
    ownProjects: [...ownProjects(clock)],
    /** All people; the first is the viewer. */
    people: [...people],
    posts: [...posts(clock)],
    products: [...shop.products.values()],
    /** The projects of the public list. */
    projects: [...listedProjects(clock)],
    proposals: [...proposals],
    recentSearches: [...recentSearches(clock)],
    sellers: [...sellers(clock)],
    settings,
    topics: [...topics],
    viewer,
  });
}
