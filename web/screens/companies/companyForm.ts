import { listOf } from '../../../schema/rules/choices.ts';
import { companySizes } from '../../../schema/rules/company/choices.ts';
import { defineForm } from '../../ui/form/defineForm.ts';
import { choice, text, webAddress } from '../../ui/form/rules.ts';

/** The industries, spelled as the tabs and the search match them. */
export const industries = [
  'Design',
  'Education',
  'Financial Services',
  'Healthcare',
  'Hospital & Health Care',
  'Manufacturing',
  'Marketing & Advertising',
  'Media & Communications',
  'Nonprofit',
  'Retail',
  'Software Development',
  'Technology',
].map((industry) => ({ id: industry, value: industry, label: industry }));

export const sizes = listOf(companySizes);

/** Fields of a new company page. The limits equal those of `CreateCompanyPageInput`. */
export const companyForm = defineForm({
  name: text(100, { missing: 'Enter the company name' }),
  industry: choice(industries, 'Please select an industry'),
  size: choice(sizes, 'Please select a size'),
  location: text(100, { missing: 'Enter a city and a country' }),
  websiteUrl: webAddress(undefined, 200),
  description: text(300, { least: 20, missing: 'Description must be at least 20 characters' }),
});
