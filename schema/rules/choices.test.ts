import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { billingPlans } from '../../server/account/fixtures.ts';
import * as account from './account/choices.ts';
import { ages } from './ages.ts';
import type { Choices, Labels } from './choices.ts';
import * as company from './company/choices.ts';
import * as companySearch from './company/search.ts';
import * as creator from './creator/choices.ts';
import { productStatuses } from './creator/status.ts';
import * as gig from './gig/choices.ts';
import { reviewSorts } from './gig/reviews.ts';
import { gigTiers } from './gig/tiers.ts';
import * as job from './job/choices.ts';
import * as jobSearch from './job/search.ts';
import { feedSorts } from './post/feed.ts';
import * as product from './product/choices.ts';
import * as productSearch from './product/search.ts';
import * as project from './project/choices.ts';
import * as projectSearch from './project/search.ts';
import { reasons } from './report.ts';

const schema = buildSchema(
  readdirSync('schema')
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(`schema/${name}`, 'utf8'))
    .join('\n'),
);

/** The description of each enum value in the schema: "id 'full-time', label 'Full-time'." */
function part(name: string, wanted: RegExp) {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum.`);
  return Object.fromEntries(
    type.getValues().map((value) => [value.name, wanted.exec(value.description!)?.[1]]),
  );
}
const labelsOf = (name: string) => part(name, /\blabel '(.+?)'(?=[.,:;])/i);
const idsOf = (name: string) => part(name, /\bid (?:and label )?'(.+?)'(?=[.,:;])/);

const labels: Record<string, Labels<string>> = {
  ApplicationStatus: job.applicationStates,
  ConnectionRequestPolicy: account.policies,
  FileType: product.fileTypes,
  PaymentType: project.paymentTypes,
  PlanTier: Object.fromEntries(billingPlans.map(({ tier, name }) => [tier, name])),
  ProfileVisibility: account.visibilities,
  ProposalStatus: project.proposalStates,
  RatingCriterion: gig.criteria,
  ReportReason: reasons,
  SettingsIndustry: account.industries,
};

test.each(Object.entries(labels))('each %s has the label that the contract gives it', (name, table) => {
  expect(table).toEqual(labelsOf(name));
});

const choices: Record<string, Choices<string>> = {
  ClientHistory: projectSearch.clientHistories,
  CompanySize: company.companySizes,
  CompanySort: companySearch.companySorts,
  CreatorProductStatus: productStatuses,
  CreatorProductType: creator.productTypes,
  DatePosted: ages,
  DifficultyLevel: product.levels,
  FeedSort: feedSorts,
  GigCategory: gig.categories,
  GigDelivery: gig.deliveries,
  GigPriceBand: gig.priceBands,
  GigSort: gig.gigSorts,
  IndustryGroup: companySearch.industryGroups,
  JobExperience: job.experienceLevels,
  JobSort: jobSearch.jobSorts,
  JobType: job.jobTypes,
  LayoutDensity: account.densities,
  PackageTier: Object.fromEntries(gigTiers.map(({ value, ...tier }) => [value, tier])),
  ProductSort: productSearch.productSorts,
  ProductVisibility: creator.visibilities,
  ProjectBudget: projectSearch.budgets,
  ProjectCategory: projectSearch.categories,
  ProjectExperience: project.experienceLevels,
  ProjectLength: project.lengths,
  ProjectWorkload: project.workloads,
  ProjectSort: projectSearch.projectSorts,
  ReviewSort: reviewSorts,
  ShopCategory: { ...productSearch.families.SHOP.choices, ...productSearch.families.COURSE.choices },
  ShopItemType: productSearch.types,
  ShopPrice: productSearch.prices,
  Theme: account.themes,
  Workplace: job.workplaces,
};

test.each(Object.entries(choices))(
  'each %s has the id and the label that the contract gives it',
  (name, table) => {
    const [ids, texts] = [idsOf(name), labelsOf(name)];
    expect(table).toEqual(
      Object.fromEntries(Object.keys(ids).map((value) => [value, { id: ids[value], label: texts[value] }])),
    );
  },
);

/** The one choice of a condition that is on or off, which is no enum. */
const isSwitch = (table: unknown) => Object.keys(table as object).join() === 'true';

test("each stage of an application has the poster's word that the contract gives it", () => {
  const words = Object.entries(part('ApplicationStatus', /\bstage '(.+?)'(?=[.,:;])/)).filter(
    ([, word]) => word,
  );
  expect(Object.entries(job.applicationStages).map(([status, { label }]) => [status, label])).toEqual(words);
});

test('no table of labels is left out above', () => {
  const compared = new Set<unknown>([
    ...Object.values(labels),
    ...Object.values(choices),
    job.applicationStages,
  ]);
  // The filter's own words; and what is no enum.
  const others = ['paymentTypeFilter', 'filterCompanies', 'minSalaries', 'families', 'categoryLabel'];
  const left = [
    account,
    company,
    companySearch,
    creator,
    gig,
    job,
    jobSearch,
    product,
    productSearch,
    project,
    projectSearch,
  ].flatMap((tables) =>
    Object.entries<unknown>(tables).flatMap(([name, table]) =>
      compared.has(table) || isSwitch(table) ? [] : [name],
    ),
  );
  expect(left.toSorted()).toEqual(others.toSorted());
});
