import { companyConditions } from '../../schema/generated/companyFilter.ts';
import { gigConditions } from '../../schema/generated/gigFilter.ts';
import { jobConditions } from '../../schema/generated/jobFilter.ts';
import { projectConditions } from '../../schema/generated/projectFilter.ts';
import { cachedByText } from '../../schema/rules/cachedByText.ts';
import { wordsOf } from '../../schema/rules/text.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { defineNoun } from '../data/noun.ts';
import { affects } from '../shared/derived.ts';
import type { CompanyRecord } from '../company/records.ts';
import type { SearchKind } from '../../schema/generated/types.ts';
import type { GigRecord } from '../gig/records.ts';
import type { JobRecord } from '../job/records.ts';
import { getOrThrow, unionOf, type Records } from '../shared/lookup.ts';
import type { PersonRecord } from '../person/records.ts';
import { reasonsToHide, searchedPerson } from '../data/visibility.ts';
import type { PostRecord } from '../post/records.ts';
import type { ShopItemRecord } from '../product/records.ts';
import type { ProjectRecord } from '../project/records.ts';

interface Nouns {
  PERSON: PersonRecord;
  JOB: JobRecord;
  GIG: GigRecord;
  PROJECT: ProjectRecord;
  PRODUCT: ShopItemRecord;
  COMPANY: CompanyRecord;
  POST: PostRecord;
}

/** The searchable texts of a record. A match in the first one, the title, ranks above a match in the others. */
type Texts = readonly string[];

/** A record of any kind. */
export type Searched = Nouns[SearchKind];

/** Maximum number of titles whose words are cached: a search of several words compares titles. */
const maxTitles = 5_000;
const titleWords = cachedByText(maxTitles, (title) => wordsOf(title).join(' '));

/** For each kind, a field that its records alone have. */
const ownField = {
  PERSON: 'employerId',
  JOB: 'companyId',
  GIG: 'basic',
  PROJECT: 'clientId',
  PRODUCT: 'downloads',
  COMPANY: 'specialties',
  POST: 'authorId',
} as const satisfies { [K in SearchKind]: keyof Nouns[K] };
const kinds = Object.keys(ownField) as SearchKind[];
const kindOf = (record: Searched): SearchKind => kinds.find((kind) => ownField[kind] in record)!;

/** One catalogue of all searchable records, sorted by kind: `records` lists the kinds in the order of SearchKind. */
export const searchStore = defineNoun(
  [
    'people',
    'jobs',
    'gigs',
    'projects',
    'ownProjects',
    'ownProjectViews',
    'products',
    'courses',
    'companies',
    'posts',
  ],
  (data, register) => {
    const {
      people,
      jobs,
      gigs,
      projects,
      ownProjects,
      ownProjectViews,
      products,
      courses,
      companies,
      posts,
    } = data;
    const authors = unionOf<{ id: string; name: string }>(people, companies);
    const records: { [K in SearchKind]: Records<Nouns[K]> } = {
      PERSON: people,
      JOB: jobs,
      GIG: gigs,
      PROJECT: unionOf(projects, ownProjects),
      PRODUCT: unionOf<ShopItemRecord>(products, courses),
      COMPANY: companies,
      POST: posts,
    };
    const texts: { [K in SearchKind]: (record: Nouns[K]) => Texts } = {
      PERSON: (person) => {
        const { name, title, location, skills } = searchedPerson(person);
        return [name, title, location, ...skills];
      },
      JOB: ({ title, skills, companyId }) =>
        jobConditions.query.words({ title, skills, company: getOrThrow(companies, companyId) }),
      GIG: gigConditions.query.words,
      PROJECT: projectConditions.query.words,
      PRODUCT: ({ title, description, sellerId }) => [title, description, getOrThrow(people, sellerId).name],
      COMPANY: companyConditions.query.words,
      // A post has no title: all of it is text.
      POST: ({ content, tags, authorId }) => ['', content, getOrThrow(authors, authorId).name, ...tags],
    };
    const textsOf = (record: Searched) => (texts[kindOf(record)] as (record: Searched) => Texts)(record);
    const entries = unionOf<Searched>(...kinds.map((kind) => records[kind]));

    const itself = ({ id }: { id: string }) => [id];
    /** The owner of a personal project. */
    const ownerOf = ({ id }: Searched): PersonRecord | undefined =>
      people.get(ownProjectViews.get(id)?.ownerId ?? '');
    /** The id of the company, the author, the seller or the owner, whose record decides the entry, too. */
    function holderOf(record: Searched): string | readonly string[] {
      if ('companyId' in record) return record.companyId;
      if ('authorId' in record) return record.authorId;
      return 'sellerId' in record ? record.sellerId : (ownerOf(record)?.id ?? []);
    }
    /** Why a search leaves an entry out: HIDDEN for all, PROFILE for those who cannot see the profile of its owner. */
    function hiddenBy(record: Searched): readonly ('HIDDEN' | 'PROFILE')[] {
      const owner = ownerOf(record);
      const isListed =
        !('isOpen' in record && !record.isOpen) &&
        !('deletedAt' in record && record.deletedAt !== undefined) &&
        !('visibility' in record && reasonsToHide(record).length > 0) &&
        owner?.deletedAt === undefined;
      if (!isListed) return ['HIDDEN'];
      return owner?.isHidden ? ['PROFILE'] : [];
    }
    return {
      searchCatalogue: register(
        createCatalogue(entries, {
          text: textsOf,
          title: (record) => titleWords(textsOf(record)[0] ?? ''),
          facets: { kind: kindOf, holder: holderOf, hidden: hiddenBy },
          orders: { byKind: (record) => [kinds.indexOf(kindOf(record))] },
          // The items to index again: that of the changed record and, for a new name or privacy, those of its holder.
          affected: (idsWith) => {
            const withHeld = (id: string) => [id, ...idsWith('holder', id)];
            return [
              affects(people, ({ id, name, isHidden, deletedAt }, other) =>
                other?.name === name && other.isHidden === isHidden && other.deletedAt === deletedAt
                  ? [id]
                  : withHeld(id),
              ),
              affects(companies, ({ id, name }, other) => (other?.name === name ? [id] : withHeld(id))),
              ...[jobs, gigs, projects, ownProjects, ownProjectViews, products, courses, posts].map((table) =>
                affects<{ id: string }>(table, itself),
              ),
            ];
          },
        }),
      ),
    };
  },
);
