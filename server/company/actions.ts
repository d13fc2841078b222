import { messageBounds } from '../../schema/rules/channel/input.ts';
import { createdCompany } from '../../schema/rules/company/input.ts';
import { listBounds } from '../../schema/rules/listBounds.ts';
import { request } from '../account/request.ts';
import { sentTo } from '../channel/messages.ts';
import { marking, refuse, refuseUnknown, type ActionsOf, type Now } from '../live/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { CompanyRecord } from './records.ts';

/**
 * The person who receives the messages to a company: the one who has posted its latest open job, otherwise the first of
 * its employees; undefined if it has neither.
 */
function representativeOf(companyId: string, { store }: Now): string | undefined {
  const jobs = store.jobsByCompany(companyId).slice(0, listBounds['Company.jobs']);
  const postedById = jobs.map((job) => job.postedById).find((id) => id !== null);
  return postedById ?? store.employeesByCompany(companyId).slice(0, 1)[0]?.id;
}

/** The membership of the person who has created the page of a company. */
const member = ({ id }: CompanyRecord) => ({ id, role: 'Owner' });

export const companyActions: ActionsOf<
  | 'contactCompany'
  | 'createCompanyPage'
  | 'registerForEvent'
  | 'scheduleConsultation'
  | 'setCompanyFollowed'
  | 'updateCompanyPage'
> = {
  contactCompany: {
    decide: (input, now) => {
      const { companyId, subject, text } = input;
      const company = now.store.companies.get(companyId);
      if (!company) return refuseUnknown('companyId');
      const personId = representativeOf(companyId, now);
      if (personId === undefined) return [request('COMPANY_MESSAGE', input, now)];
      if (personId === now.viewerId)
        return refuse('NOT_ALLOWED', 'companyId', 'You receive the messages to this company yourself.');
      // The conversation is with the person, who has other messages, too.
      const title = `To ${company.name}: ${subject.trim()}`;
      const joined = `${title}\n\n${text.trim()}`;
      const isShort = joined.length <= messageBounds.text.max;
      return sentTo(personId, 'companyId', isShort ? [joined] : [title, text], now);
    },
    payload: ({ companyId }, { store }) => ({ company: getOrThrow(store.companies, companyId) }),
  },
  setCompanyFollowed: marking({
    mark: 'followedCompanies',
    field: 'companyId',
    tables: ['companies'],
    isOn: ({ followed }) => followed,
    payload: (company: CompanyRecord) => ({ company }),
  }),
  createCompanyPage: {
    decide: (input, { at, newId, store: { viewer } }) => {
      const {
        openPositions: _open,
        posts: _posts,
        ...company
      } = createdCompany(input, new Date(at).getUTCFullYear());
      const record = { ...company, id: newId('company'), values: [], leadership: [] };
      // An account belongs to one company, which its jobs are of.
      const belongs = viewer.company
        ? []
        : [{ set: 'viewer', value: { ...viewer, company: member(record) } } as const];
      return [{ put: 'companies', record }, ...belongs];
    },
    payload: (_input, { store, newId }) => ({ company: getOrThrow(store.companies, newId('company')) }),
  },
  updateCompanyPage: {
    decide: ({ companyId, company: input }, { store }) => {
      const company = store.companies.get(companyId);
      if (!company) return refuseUnknown('companyId');
      if (store.viewer.company?.id !== companyId)
        return refuse('NOT_ALLOWED', 'companyId', 'Only members of the company can change its page.');
      return [{ put: 'companies', record: { ...company, ...input, websiteUrl: input.websiteUrl ?? null } }];
    },
    payload: ({ companyId }, { store }) => ({ company: getOrThrow(store.companies, companyId) }),
  },
  scheduleConsultation: {
    decide: (input, now) =>
      Date.parse(input.startsAt) > Date.parse(now.at)
        ? [request('CONSULTATION', input, now)]
        : refuse('OUT_OF_RANGE', 'startsAt', 'Choose a time in the future.'),
    payload: ({ startsAt }) => ({ startsAt }),
  },
  registerForEvent: {
    decide: ({ eventId }, { store }) =>
      store.agencyPage.events.some(({ id }) => id === eventId)
        ? [{ mark: 'registeredEvents', id: eventId, on: true }]
        : refuseUnknown('eventId'),
    payload: ({ eventId }, { store }) => ({
      event: store.agencyPage.events.find(({ id }) => id === eventId) ?? null,
    }),
  },
};
