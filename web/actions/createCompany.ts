import { createdList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { editedCompany } from '../../schema/rules/company/input.ts';
import { newCompany } from './newCompany.ts';
import { inMode } from '../ui/mode.ts';
import { defineAction } from './defineAction.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { readViewer } from './viewer.ts';

/** Creates a company page in this tab. The object is complete, so its card and its page need no request. */
export const createCompanyPage = defineAction(
  graphql(/* GraphQL */ `
    mutation CreateCompanyPage($input: CreateCompanyPageInput!) {
      createCompanyPage(input: $input) {
        company {
          id
          ...CompleteCompany
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }, cache) => ({ company: newCompany(input, readViewer(cache)) }),
  update: (cache, { company }) => {
    if (company) createdList('companies').set(cache, company, true);
  },
  notice: (_payload, { input: { name } }) => ({
    title: 'Company page created',
    description: inMode(
      `${name} is now at the top of the list in this tab.`,
      `${name} is now in the list of companies.`,
      'createCompanyPage',
    ),
  }),
});

const ownCompany = graphql(/* GraphQL */ `
  fragment RenamedCompany on ViewerCompany {
    id
    name
  }
`);

const sizeFragment = graphql(/* GraphQL */ `
  fragment EditedCompany on Company {
    id
    size
    employeeCount
  }
`);

/** Changes the page of the viewer's company; it keeps what the form does not ask for. */
export const updateCompanyPage = defineAction(
  graphql(/* GraphQL */ `
    mutation UpdateCompanyPage($input: UpdateCompanyPageInput!) {
      updateCompanyPage(input: $input) {
        company {
          id
          name
          industry
          size
          location
          websiteUrl
          description
          employeeCount
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { companyId, company } }, cache) => ({
    company: {
      ...editedCompany(readCachedOrThrow(cache, sizeFragment, `Company:${companyId}`), company),
      __typename: 'Company',
      id: companyId,
    },
  }),
  // The account menu shows the name.
  update: (cache, _payload, { input: { companyId, company } }) =>
    void cache.updateFragment(
      { fragment: ownCompany, id: `ViewerCompany:${companyId}` },
      (data) => data && { ...data, name: company.name },
    ),
  notice: (_payload, { input: { company } }) => ({
    title: 'Page updated',
    description: `The page of ${company.name} is changed.`,
  }),
});
