import { listBounds } from '../../schema/generated/bounds.ts';
import { sendMessageInputBounds } from '../../schema/generated/channel.actions.ts';
import type { CreateCompanyPageInput } from '../../schema/generated/types.ts';
import { newRequest } from '../effects/request.ts';
import { sentTo } from '../effects/messages.ts';
import { marking, refuse, refuseUnknown, type ActionName, type ActionsOf, type Now } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { isMember, type CompanyRecord } from './records.ts';
import { nameKey } from './store.ts';

/** Who receives messages to a company: the poster of its latest open job, else its page's creator, else an employee. */
export function representativeOf(
  { id, ownerId }: CompanyRecord,
  { store }: Pick<Now, 'store'>,
): string | undefined {
  const jobs = store.jobsByCompany(id).slice(0, listBounds['Company.jobs']);
  const postedById = jobs.map((job) => job.postedById).find((poster) => poster !== null);
  return postedById ?? ownerId ?? store.employeesByCompany(id).slice(0, 1)[0]?.id;
}

/** The stored fields of a company that its form sets. */
const entered = ({ websiteUrl, ...company }: CreateCompanyPageInput) => ({
  ...company,
  websiteUrl: websiteUrl ?? null,
});

/** The membership of the person who has created the page of a company. */
const member = ({ id }: CompanyRecord) => ({ id, role: 'Owner' });

/** The actions on companies, each a `LiveAction`. `server/live/actions.ts` collects those of all nouns. */
export const companyActions = {
  contactCompany: {
    right: 'member',
    decide: (input, now) => {
      const { companyId, subject, text } = input;
      const company = now.store.companies.get(companyId);
      if (!company) return refuseUnknown('companyId');
      const personId = representativeOf(company, now);
      if (personId === undefined) return [newRequest('COMPANY_MESSAGE', input, now)];
      if (personId === now.viewerId)
        return refuse('NOT_ALLOWED', 'companyId', 'You receive the messages to this company yourself.');
      const heading = `To ${company.name}: ${subject}`;
      const joined = `${heading}\n\n${text}`;
      const isShort = joined.length <= sendMessageInputBounds.text.max;
      return sentTo(personId, 'companyId', isShort ? [joined] : [heading, text], now);
    },
    payload: ({ companyId }, { store }) => ({ company: getOrThrow(store.companies, companyId) }),
  },
  setCompanyFollowed: marking({
    right: 'member',
    mark: 'followedCompanies',
    field: 'companyId',
    table: 'companies',
  }),
  createCompanyPage: {
    right: 'member',
    decide: (input, { at, newId, viewerId, store: { viewer } }) => {
      const record: CompanyRecord = {
        ...entered(input),
        id: newId('company'),
        ownerId: viewerId,
        namedAt: at,
        about: input.description,
        logo: null,
        coverImage: '/art/rings-fern-47.svg',
        // The form asks for neither.
        founded: null,
        employeeCount: null,
        followers: 0,
        views: 0,
        specialties: [],
        values: [],
        leadership: [],
      };
      // An account without a company becomes the owner of this one, for which it then posts jobs.
      const belongs = viewer.company
        ? []
        : [{ set: 'viewer', value: { ...viewer, company: member(record) } } as const];
      return [{ put: 'companies', record }, ...belongs];
    },
    payload: (_input, { store, newId }) => ({ company: getOrThrow(store.companies, newId('company')) }),
  },
  updateCompanyPage: {
    right: 'owner',
    decide: ({ companyId, company: input }, { store, at }) => {
      const company = store.companies.get(companyId);
      if (!company) return refuseUnknown('companyId');
      if (!isMember(company, store.data.viewer))
        return refuse('NOT_ALLOWED', 'companyId', 'Only members of the company can change its page.');
      // The number of employees is unknown once the company is in another size band.
      const employeeCount = input.size === company.size ? company.employeeCount : null;
      const record = { ...company, ...entered(input), employeeCount };
      const isRenamed = nameKey(input.name) !== nameKey(company.name);
      return [{ put: 'companies', record: isRenamed ? { ...record, namedAt: at } : record }];
    },
    payload: ({ companyId }, { store }) => ({ company: getOrThrow(store.companies, companyId) }),
  },
  scheduleConsultation: {
    right: 'member',
    decide: (input, now) =>
      Date.parse(input.startsAt) > Date.parse(now.at)
        ? [newRequest('CONSULTATION', input, now)]
        : refuse('OUT_OF_RANGE', 'startsAt', 'Choose a time in the future.'),
    payload: ({ startsAt }) => ({ startsAt }),
  },
  registerForEvent: {
    right: 'member',
    decide: ({ eventId }, { store }) =>
      store.agencyPage.events.some(({ id }) => id === eventId)
        ? [{ mark: 'registeredEvents', id: eventId, on: true }]
        : refuseUnknown('eventId'),
    payload: ({ eventId }, { store }) => ({
      event: store.agencyPage.events.find(({ id }) => id === eventId) ?? null,
    }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
