import { action } from '../generated/actions.ts';
import { defineAction } from './defineAction.ts';

export const createCompanyPage = defineAction(action('createCompanyPage')).with({
  notice: (_payload, { input: { name } }) => ({
    title: 'Company page created',
    description: `${name} is now in the list of companies.`,
  }),
});

/** Changes the viewer's company page. Data without a field in the form stays as it is. */
export const updateCompanyPage = defineAction(action('updateCompanyPage')).with({
  notice: (_payload, { input: { company } }) => ({
    title: 'Page updated',
    description: `The page of ${company.name} is changed.`,
  }),
});
