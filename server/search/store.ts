import { companyConditions } from '../../schema/generated/companyFilter.ts';
import { gigConditions } from '../../schema/generated/gigFilter.ts';
import { jobConditions } from '../../schema/generated/jobFilter.ts';
import { projectConditions } from '../../schema/generated/projectFilter.ts';
import { wordsOf } from '../../schema/rules/text.ts';
import { on } from '../shared/catalogue/conditions.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { defineNoun } from '../data/noun.ts';
import { affects } from '../shared/derived.ts';
import type { CompanyRecord } from '../company/records.ts';
import type { SearchKind } from '../../schema/generated/types.ts';
import type { GigRecord } from '../gig/records.ts';
import type { JobRecord } from '../job/records.ts';
import { getOrThrow, unionOf, type Records, type Source } from '../shared/lookup.ts';
import type { PersonRecord } from '../person/records.ts';
import { searchedPerson } from '../data/visibility.ts';
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
  ['people', 'jobs', 'gigs', 'projects', 'ownProjects', 'products', 'courses', 'companies', 'posts'],
  (data, register) => {
    const { people, jobs, gigs, projects, ownProjects, products, courses, companies, posts } = data;
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
    /** The id of the company, the author or the seller, whose name can be among the texts. */
    const namedOf = ({ record }: Entry) =>
      'companyId' in record
        ? record.companyId
        : 'authorId' in record
          ? record.authorId
          : 'sellerId' in record
            ? record.sellerId
            : [];
    return {
      searchCatalogue: register(
        createCatalogue(entries, {
          text: textsOf,
          facets: {
            kind: ({ kind }: Entry) => kind,
            named: namedOf,
            closed: ({ record }: Entry) => ('isOpen' in record && !record.isOpen ? on : []),
          },
          orders: { byKind: ({ kind }) => [kinds.indexOf(kind)] },
          // The items to index again: that of the changed record and, for a new name, those with the name among their texts.
          affected: (idsWith) => {
            const named = ({ id, name }: { id: string; name: string }, other?: { name: string }) =>
              other?.name === name ? [id] : [id, ...idsWith('named', id)];
            return [
              affects(people, named),
              affects(companies, named),
              ...[jobs, gigs, projects, ownProjects, products, courses, posts].map((table) =>
                affects<{ id: string }>(table, itself),
              ),
            ];
          },
        }),
      ),
    };
  },
);
