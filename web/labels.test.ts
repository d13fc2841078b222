import { isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { billingPlans } from '../server/account/fixtures.ts';
import * as companyChoices from '../server/company/choices.ts';
import * as gigChoices from '../server/gig/choices.ts';
import * as jobChoices from '../server/job/choices.ts';
import * as productChoices from '../server/product/choices.ts';
import * as projectChoices from '../server/project/choices.ts';
import { gigTiers } from './actions/gigTiers.ts';
import { companySize } from './components/company/companySize.ts';
import { productTypes, visibilities as productVisibilities } from './components/creator/productForm.ts';
import { types as jobFormTypes } from './components/job/jobForm.ts';
import { applicationStates, experiences, jobTypes, workplaces } from './components/job/jobLabels.ts';
import { levelLabels } from './components/product/productWords.ts';
import {
  experienceLevels,
  lengths,
  paymentTypes,
  proposalStates,
} from './components/project/projectLabels.ts';
import { reasons } from './components/report/reasons.ts';
import { statusLabels } from './screens/creator/creatorSearch.ts';
import { fileTypes } from './screens/product/ProductAbout.tsx';
import { densities, industries, policies, themes, visibilities } from './screens/settings/settingsChoices.ts';
import { clientSchema } from './testing/clientDocuments.ts';

/** Descriptions of the values of an enum in the schema, such as "id 'full-time', label 'Full-time'." */
function descriptionsOf(name: string): Record<string, string> {
  const type = clientSchema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is not an enum.`);
  return Object.fromEntries(type.getValues().map((value) => [value.name, value.description!]));
}
const extract = (name: string, pattern: RegExp) =>
  Object.fromEntries(
    Object.entries(descriptionsOf(name)).map(([value, text]) => [value, pattern.exec(text)?.[1]]),
  );
const labelsOf = (name: string) => extract(name, /\blabel '(.+?)'(?=[.,:;])/i);
const idsOf = (name: string) => extract(name, /\bid (?:and label )?'(.+?)'(?=[.,:;])/);

interface Choice {
  id: string;
  label: string;
  value: string;
}
const table = (choices: readonly Choice[], column: 'id' | 'label') =>
  Object.fromEntries(choices.map((choice) => [choice.value, choice[column]]));
const states = Object.entries(proposalStates).map(([state, { label }]) => [state, label]);

test.each<readonly [name: string, shown: object]>([
  ['ApplicationStatus', applicationStates],
  ['CompanySize', companySize],
  ['ConnectionRequestPolicy', table(policies, 'label')],
  ['CreatorProductStatus', statusLabels],
  ['CreatorProductType', table(productTypes, 'label')],
  ['DifficultyLevel', levelLabels],
  ['FileType', fileTypes],
  ['JobExperience', experiences],
  ['JobType', jobTypes],
  ['LayoutDensity', table(densities, 'label')],
  ['PackageTier', table(gigTiers, 'label')],
  ['PaymentType', paymentTypes],
  ['PlanTier', Object.fromEntries(billingPlans.map(({ tier, name }) => [tier, name]))],
  ['ProductVisibility', table(productVisibilities, 'label')],
  ['ProfileVisibility', table(visibilities, 'label')],
  ['ProjectExperience', experienceLevels],
  ['ProjectLength', lengths],
  ['ProposalStatus', Object.fromEntries(states)],
  ['ReportReason', table(reasons, 'label')],
  ['SettingsIndustry', table(industries, 'label')],
  ['Theme', table(themes, 'label')],
  ['Workplace', workplaces],
])('the client shows each %s with its label from the schema', (name, shown) => {
  expect(shown).toEqual(labelsOf(name));
});

test.each([
  ['CreatorProductType', productTypes],
  ['JobType', jobFormTypes],
  ['LayoutDensity', densities],
  ['PackageTier', gigTiers],
  ['ProductVisibility', productVisibilities],
  ['Theme', themes],
])('the client uses the id of each %s from the schema', (name, choices) => {
  expect(table(choices, 'id')).toEqual(idsOf(name));
});

test.each<readonly [name: string, offered: Readonly<Record<string, readonly [id: string, label: string]>>]>([
  ['CompanySize', companyChoices.sizes],
  ['DifficultyLevel', productChoices.levels],
  ['GigCategory', gigChoices.categories],
  ['GigDelivery', gigChoices.deliveries],
  ['GigPriceBand', gigChoices.priceBands],
  ['IndustryGroup', companyChoices.industryGroups],
  ['JobExperience', jobChoices.experienceLevels],
  ['ProjectBudget', projectChoices.budgets],
  ['ProjectCategory', projectChoices.categories],
  ['ProjectExperience', projectChoices.experienceLevels],
  ['ProjectLength', projectChoices.lengths],
  ['ShopItemType', productChoices.types],
  ['ShopPrice', productChoices.prices],
  ['Workplace', jobChoices.workplaces],
])('the server offers each %s with its id and label from the schema', (name, offered) => {
  const [ids, labels] = [idsOf(name), labelsOf(name)];
  expect(offered).toEqual(
    Object.fromEntries(Object.keys(ids).map((value) => [value, [ids[value], labels[value]]])),
  );
});
