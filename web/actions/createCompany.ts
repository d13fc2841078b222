import { action } from '../generated/actions.ts';
import { defineAction } from './defineAction.ts';

export const createCompanyPage = defineAction(action('createCompanyPage')).with({
  notice: (_payload, { input: { name } }) => ({
    title: 'Company page created',
    description: `${name} is now in the list of companies.`,
  }),
});

/** Changes the page of the viewer's company; it keeps what the form does not ask for. */
export const updateCompanyPage = defineAction(action('updateCompanyPage')).with({
  notice: (_payload, { input: { company } }) => ({
    title: 'Page updated',
    description: `The page of ${company.name} is changed.`,
  }),
});
