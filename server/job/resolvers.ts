import type { Resolvers } from '../generated/resolvers.ts';
import { find, refer } from '../lookup.ts';
import { timeAgo } from '../time.ts';

export const jobResolvers = {
  Query: {
    job: (_parent, { id }, { store }) => find(store.jobs, id),
    topJob: (_parent, _args, { store }) => store.topJob,
  },
  Job: {
    company: ({ companyId }, _args, { store }) => refer(store.companies, companyId),
    posted: ({ postedAt }, _args, { now }) => timeAgo(postedAt, now),
  },
} satisfies Resolvers;
