import { listBounds } from '../../schema/generated/bounds.ts';
import { paginateSelection } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { find } from '../shared/lookup.ts';
import { ownId } from '../shared/ownId.ts';
import { shownPerson } from '../data/visibility.ts';
import { isMember } from './records.ts';
import { companyFilterOptions, findCompanies } from './search.ts';

export const companyResolvers = {
  Query: {
    companies: (_parent, { filter, sort, ...page }, context) => {
      const found = findCompanies(filter, sort, context);
      return { ...paginateSelection(found, page), facets: found };
    },
    company: (_parent, { id }, { store }) => find(store.companies, id),
    companyFilterOptions: (_parent, _args, context) => findCompanies(null, 'NAME', context),
    agencyPage: (_parent, _args, { store }) => store.agencyPage,
  },
  CompanyFilterOptions: companyFilterOptions,
  Company: {
    openPositions: ({ id }, _args, { store }) => store.openPositions(id),
    posts: ({ id }, _args, { store }) => store.postsByAuthor(id).totalCount,
    jobs: ({ id }, _args, { store }) => store.jobsByCompany(id).slice(0, listBounds['Company.jobs']),
    employees: ({ id }, _args, { store }) =>
      store.employeesByCompany(id).slice(0, listBounds['Company.employees']),
    updates: ({ id }, page, { store }) => paginateSelection(store.postsByAuthor(id), page),
    founder: ({ ownerId = '' }, _args, { store }) => {
      const founder = store.people.get(ownerId);
      return founder && founder.deletedAt === undefined ? founder : null;
    },
    viewerIsMember: (company, _args, { store }) => isMember(company, store.data.viewer),
  },
  CompanyJob: {
    id: ownId('position'),
    job: (job) => job,
    department: ({ department }) => department ?? 'General',
    remote: ({ workplace }) => workplace === 'REMOTE',
    postedDate: ({ postedAt }) => postedAt,
    applications: ({ applicants }) => applicants,
  },
  CompanyEmployee: {
    id: ownId('employee'),
    person: (person) => person,
    avatar: ({ avatarUrl }) => avatarUrl,
    connections: (person, _args, { store }) => shownPerson(person, store).stats.connections,
  },
} satisfies Resolvers;
