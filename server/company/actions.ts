import { createdCompany } from '../../schema/rules/company/input.ts';
import { request } from '../account/request.ts';
import { marking, refuse, refuseUnknown, twoSided, type ActionsOf } from '../live/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { CompanyRecord } from './records.ts';

export const companyActions: ActionsOf<
  | 'contactCompany'
  | 'createCompanyPage'
  | 'registerForEvent'
  | 'scheduleConsultation'
  | 'setCompanyFollowed'
  | 'updateCompanyPage'
> = {
  contactCompany: twoSided,
  setCompanyFollowed: marking({
    mark: 'followedCompanies',
    field: 'companyId',
    tables: ['companies'],
    isOn: ({ followed }) => followed,
    payload: (company: CompanyRecord) => ({ company }),
  }),
  createCompanyPage: {
    decide: (input, { at, newId }) => {
      const {
        openPositions: _open,
        posts: _posts,
        ...company
      } = createdCompany(input, new Date(at).getUTCFullYear());
      return [{ put: 'companies', record: { ...company, id: newId('company'), values: [], leadership: [] } }];
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
