import { companySizeChoices } from '../../../schema/generated/company.ts';
import { createCompanyPageInputBounds } from '../../../schema/generated/company.actions.ts';
import { idOfValue, listOf } from '../../../schema/rules/choices.ts';
import { graphql } from '../../generated/gql.ts';
import type { CompanyForm_CompanyFragment, CreateCompanyPageInput } from '../../generated/graphql.ts';
import { defineForm, type EveryField, type FormInput, type FormValues } from '../../ui/form/defineForm.ts';
import { choice, nameText, text, webAddress } from '../../ui/form/rules.ts';

/** The industries, spelled as the tabs and the search of CompaniesScreen match them. */
export const industries = [
  'Design',
  'Education',
  'Financial Services',
  'Healthcare',
  'Manufacturing',
  'Marketing & Advertising',
  'Media & Communications',
  'Nonprofit',
  'Retail',
  'Software Development',
  'Technology',
].map((industry) => ({ id: industry, value: industry, label: industry }));

export const sizes = listOf(companySizeChoices);

export const companyForm = defineForm({
  name: nameText(createCompanyPageInputBounds.name, { missing: 'Enter the company name' }),
  industry: choice(industries, 'Please select an industry'),
  size: choice(sizes, 'Please select a size'),
  location: text(createCompanyPageInputBounds.location, { missing: 'Enter a city and a country' }),
  websiteUrl: webAddress(createCompanyPageInputBounds.websiteUrl),
  description: text(createCompanyPageInputBounds.description, {
    missing: `Description must be at least ${createCompanyPageInputBounds.description.min} characters`,
  }),
});

export const companyFragment = graphql(/* GraphQL */ `
  fragment CompanyForm_company on Company {
    id
    name
    industry
    size
    location
    websiteUrl
    description
  }
`);

export const startOf = (company: CompanyForm_CompanyFragment): FormInput<typeof companyForm> => ({
  name: company.name,
  industry: company.industry,
  location: company.location,
  description: company.description,
  websiteUrl: company.websiteUrl ?? '',
  size: idOfValue(sizes, company.size),
});

export const inputOf = (company: FormValues<typeof companyForm>): EveryField<CreateCompanyPageInput> => ({
  ...company,
  websiteUrl: company.websiteUrl || null,
});
