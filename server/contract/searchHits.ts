import type { SearchKind } from '../../schema/generated/types.ts';
import { companyTexts } from '../../schema/rules/company/filter.ts';
import { gigTexts } from '../../schema/rules/gig/filter.ts';
import { jobTexts } from '../../schema/rules/job/filter.ts';
import { postTexts } from '../../schema/rules/post/texts.ts';
import { projectTexts } from '../../schema/rules/project/filter.ts';

/** The selection of a hit. Aliases separate fields whose types differ. */
export const searchSelection = `
  ... on Person { name title location profile { skills } }
  ... on Job { title skills company { name } }
  ... on Gig { title description tags }
  ... on Project { title description skills }
  ... on ShopItem { title description creatorName: creator }
  ... on Company { name industry location }
  ... on Post { content author { name } tags }`;

type Parts<T extends (item: never) => unknown> = Parameters<T>[0];

/** All selected fields; a hit has those of its type. */
export type Hit = { __typename: string; profile: { skills: readonly string[] }; creatorName: string } & Parts<
  typeof companyTexts
> &
  Parts<typeof gigTexts> &
  Parts<typeof jobTexts> &
  Parts<typeof postTexts> &
  Parts<typeof projectTexts>;

/** For each type of hit, its kind and the texts in which its words occur. */
const kinds: Readonly<Record<string, readonly [SearchKind, (hit: Hit) => readonly string[]]>> = {
  Person: ['PERSON', ({ name, title, location, profile }) => [name, title, location, ...profile.skills]],
  Job: ['JOB', jobTexts],
  Gig: ['GIG', gigTexts],
  Project: ['PROJECT', projectTexts],
  Product: ['PRODUCT', ({ title, description, creatorName }) => [title, description, creatorName]],
  Course: ['PRODUCT', ({ title, description, creatorName }) => [title, description, creatorName]],
  Company: ['COMPANY', companyTexts],
  Post: ['POST', postTexts],
};

export const searchConditions = {
  query: { words: (hit: Hit) => kinds[hit.__typename]?.[1](hit) ?? [] },
  kinds: { values: ({ __typename }: Hit) => kinds[__typename]?.[0] ?? null },
};
