import { companyTexts } from '../../schema/rules/company/filter.ts';
import { gigTexts } from '../../schema/rules/gig/filter.ts';
import { jobTexts } from '../../schema/rules/job/filter.ts';
import { postTexts } from '../../schema/rules/post/texts.ts';
import { projectTexts } from '../../schema/rules/project/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import type { CompanyRecord } from '../company/records.ts';
import type { SearchKind } from '../generated/resolvers.ts';
import type { GigRecord } from '../gig/records.ts';
import type { JobRecord } from '../job/records.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { Marks } from '../shared/marks.ts';
import type { PersonRecord } from '../person/records.ts';
import type { PostRecord } from '../post/records.ts';
import type { ShopItemRecord } from '../product/records.ts';
import type { ProjectRecord } from '../project/records.ts';

type ById<T> = ReadonlyMap<string, T>;

interface Nouns {
  people: ById<PersonRecord>;
  jobs: ById<JobRecord>;
  gigs: ById<GigRecord>;
  projects: ById<ProjectRecord>;
  shopItems: ById<ShopItemRecord>;
  companies: ById<CompanyRecord>;
  posts: ById<PostRecord>;
}

type HitRecord = Nouns[keyof Nouns] extends ById<infer T> ? T : never;

/** A searchable record: a match in its title ranks above a match in its text. */
export interface Entry {
  kind: SearchKind;
  title: string;
  text: readonly string[];
  record: HitRecord;
}

/** Creates one catalogue of all searchable records, sorted by kind in the order of SearchKind. */
export function createSearchStore(
  { people, jobs, gigs, projects, shopItems, companies, posts }: Nouns,
  { hiddenJobs }: Marks,
) {
  const entries = <T extends HitRecord>(
    kind: SearchKind,
    records: ById<T>,
    textsOf: (record: T) => readonly [title: string, ...text: string[]],
  ): Entry[] =>
    [...records.values()].map((record) => {
      const [title, ...text] = textsOf(record);
      return { kind, title, text, record };
    });
  const authors: ById<{ name: string }> = new Map<string, { name: string }>([...people, ...companies]);
  const everything = [
    ...entries('PERSON', people, ({ name, title, location, skills }) => [name, title, location, ...skills]),
    ...entries('JOB', jobs, (job) => jobTexts({ ...job, company: getOrThrow(companies, job.companyId) })),
    ...entries('GIG', gigs, gigTexts),
    ...entries('PROJECT', projects, projectTexts),
    ...entries('PRODUCT', shopItems, ({ title, description, sellerId }) => [
      title,
      description,
      getOrThrow(people, sellerId).name,
    ]),
    ...entries('COMPANY', companies, companyTexts),
    // A post has no title: all of it is text.
    ...entries('POST', posts, (post) => [
      '',
      ...postTexts({ ...post, author: getOrThrow(authors, post.authorId) }),
    ]),
  ];
  return {
    searchCatalogue: createCatalogue(everything, {
      text: ({ title, text }) => [title, ...text],
      facets: {
        kind: ({ kind }) => kind,
        visibility: ({ record: { id } }) => (hiddenJobs.has(id) ? 'HIDDEN' : 'SHOWN'),
      },
      ranges: {},
      orders: { byKind: () => 0 },
    }),
  };
}
