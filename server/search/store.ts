import { companyConditions } from '../../schema/generated/companyFilter.ts';
import { gigConditions } from '../../schema/generated/gigFilter.ts';
import { jobConditions } from '../../schema/generated/jobFilter.ts';
import { projectConditions } from '../../schema/generated/projectFilter.ts';
import { wordsOf } from '../../schema/rules/text.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { defineNoun } from '../data/noun.ts';
import { affects } from '../shared/derived.ts';
import type { CompanyRecord } from '../company/records.ts';
import type { SearchKind } from '../../schema/generated/types.ts';
import type { GigRecord } from '../gig/records.ts';
import type { JobRecord } from '../job/records.ts';
import { getOrThrow, unionOf, type Records, type Source } from '../shared/lookup.ts';
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

export interface Entry {
  id: string;
  kind: SearchKind;
  /** Its words, as a search compares them. */
  title: string;
  record: Nouns[SearchKind];
}

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
    const kinds = Object.keys(records) as SearchKind[];
    const tables: Readonly<Record<SearchKind, Records<Entry['record']>>> = records;
    const textsOf = ({ kind, record }: Pick<Entry, 'kind' | 'record'>) =>
      (texts[kind] as (record: Entry['record']) => Texts)(record);
    const entryOf = (kind: SearchKind, record: Entry['record']): Entry => ({
      id: record.id,
      kind,
      title: wordsOf(textsOf({ kind, record })[0]).join(' '),
      record,
    });
    const entries: Source<Entry> = {
      get(id) {
        const kind = kinds.find((one) => tables[one].has(id)); // ids are unique across kinds
        return kind && entryOf(kind, tables[kind].get(id)!);
      },
      values: () =>
        kinds
          .flatMap((kind) => Array.from(tables[kind].values(), (record) => entryOf(kind, record)))
          .values(),
    };

    const itself = ({ id }: { id: string }) => [id];
    /** The owner of a personal project. */
    const ownerOf = ({ id }: Entry): PersonRecord | undefined =>
      people.get(ownProjectViews.get(id)?.ownerId ?? '');
    /** The id of the company, the author, the seller or the owner, whose record decides the entry, too. */
    function holderOf(entry: Entry): string | readonly string[] {
      const { record } = entry;
      if ('companyId' in record) return record.companyId;
      if ('authorId' in record) return record.authorId;
      return 'sellerId' in record ? record.sellerId : (ownerOf(entry)?.id ?? []);
    }
    /** Why a search leaves an entry out: HIDDEN for all, PROFILE for those who cannot see the profile of its owner. */
    function hiddenBy(entry: Entry): readonly ('HIDDEN' | 'PROFILE')[] {
      const { record } = entry;
      const owner = ownerOf(entry);
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
          title: ({ title }) => title,
          facets: { kind: ({ kind }: Entry) => kind, holder: holderOf, hidden: hiddenBy },
          orders: { byKind: ({ kind }) => [kinds.indexOf(kind)] },
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
