import type {
  CreatorProduct,
  JobApplication,
  Message,
  Proposal,
  Review,
} from '../../schema/generated/types.ts';
import { first, latest, latestFirst, most, rules, type AnyListRules } from './listRules.ts';

const messageRules = rules<Message>({
  select: 'text sentAt',
  conditions: { query: { words: ({ text }) => [text] } },
  orders: { fixed: ({ sentAt }) => [latest(sentAt)] },
});

/** The lists that belong to an object. */
export const nestedLists = {
  'Job.applications': rules<JobApplication>({
    select: 'appliedAt status',
    orders: { fixed: ({ appliedAt }) => [latest(appliedAt)] },
    always: { status: ({ status }) => status !== 'WITHDRAWN' },
  }),
  'Project.receivedProposals': rules<Proposal>({
    select: 'submittedAt status',
    orders: { fixed: ({ submittedAt }) => [latest(submittedAt)] },
    always: { status: ({ status }) => status !== 'WITHDRAWN' },
  }),
  'Gig.reviews': rules<Review>({
    select: 'comment user { name } sellerResponse { text } rating date',
    conditions: {
      query: {
        words: ({ comment, user, sellerResponse }) => [comment, user.name, sellerResponse?.text ?? ''],
      },
      stars: { values: ({ rating }) => rating },
    },
    orders: {
      MOST_RELEVANT: ({ sellerResponse, comment, date }) => [
        first(sellerResponse !== null),
        most(comment.length),
        latest(date),
      ],
      MOST_RECENT: ({ date }) => [latest(date)],
      HIGHEST_RATED: ({ rating, date }) => [most(rating), latest(date)],
      LOWEST_RATED: ({ rating, date }) => [rating, latest(date)],
    },
  }),
  'Contact.messages': messageRules,
  'Channel.messages': messageRules,
  'CreatorDashboard.products': rules<CreatorProduct>({
    select: 'title category createdAt',
    conditions: { query: { words: ({ title, category }) => [title, category] } },
    orders: { fixed: ({ createdAt }) => [latest(createdAt)] },
  }),
  'Post.replies': rules<{ postedAt: string }>({
    select: 'postedAt',
    orders: { fixed: ({ postedAt }) => [Date.parse(postedAt)] },
  }),
  'Profile.posts': latestFirst('postedAt'),
  'Company.updates': latestFirst('postedAt'),
} satisfies Record<string, AnyListRules>;
