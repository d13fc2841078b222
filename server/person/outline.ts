import { listBounds } from '../../schema/rules/listBounds.ts';
import type { PersonOutline } from '../generated/resolvers.ts';
import { linesOf, outlineOfPosts } from '../shared/lengths.ts';
import type { Store } from '../store.ts';
import { listedId } from './visibility.ts';
import type { PersonRecord } from './records.ts';

/** The lengths of a profile's texts, for its skeleton. */
export function outlineOf(person: PersonRecord, store: Store) {
  const { name, title, location, website, email, about, skills, experience, education } = person;
  const id = listedId(person.id, store);
  const offers = [
    ['PROJECTS', store.projectsByOwner],
    ['JOB_POSTINGS', store.jobsByPoster],
    ['GIGS', store.gigsBySeller],
    ['PRODUCTS', store.shopItemsBySeller],
  ] as const;
  const links = [website?.replace(/^https?:\/\//, ''), email];
  return {
    head: [name, title, location, ...links.filter((link) => link != null)].map(({ length }) => length),
    about: linesOf(about),
    skills: skills.map(({ length }) => length),
    experience: experience.map(({ role, company, duration, description }) => [
      role.length,
      company.length,
      duration.length,
      ...(description === null ? [] : linesOf(description)),
    ]),
    education: education.map(({ degree, school, duration }) => [
      degree.length,
      school.length,
      duration.length,
    ]),
    offers: offers.flatMap(([offer, owned]) => (owned(id).totalCount > 0 ? [offer] : [])),
    ...outlineOfPosts(store.postsByAuthor(id).slice(0, listBounds['PersonOutline.posts'])),
  } satisfies Omit<PersonOutline, '__typename'>;
}
