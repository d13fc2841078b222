import { createGigInputBounds } from '../../schema/generated/gig.actions.ts';
import { relationId } from './relations.ts';
import { createSample, type Data } from './sample.ts';
import { createClock, type Clock } from '../shared/time.ts';

const nouns = ['people', 'companies', 'jobs', 'gigs', 'projects', 'products', 'courses', 'posts'] as const;

/** The minimum number of records of each noun. */
export type Sizes = Partial<Record<(typeof nouns)[number], number>>;

/** The screen of projects loads all of them and filters in the browser, so its list stays short. */
const maxProjects = 200;

/** The sizes of a catalogue with at least `size` records of each noun; of projects, at most 200. */
export const sizesOf = (size: number): Sizes => ({
  ...Object.fromEntries(nouns.map((noun) => [noun, size])),
  projects: Math.min(size, maxProjects),
});

/** Pseudorandom integers from 0 to n - 1, reproducible by seed (xorshift). */
export function chance(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

const syllables = ['ba', 'co', 'di', 'fen', 'gra', 'ho', 'ki', 'lum', 'mo', 'nar', 'pel', 'qui', 'ros', 'ta', 'vi', 'zen']; // prettier-ignore
const trades = ['Works', 'Labs', 'Studio', 'Systems', 'Foods', 'Health', 'Energy', 'Mobility', 'Press', 'Maps', 'Gardens', 'Optics', 'Freight', 'Learning', 'Bank', 'Theatre', 'Ceramics', 'Robotics', 'Textiles', 'Games', 'Boats', 'Music', 'Paper', 'Water', 'Tools']; // prettier-ignore
const areas = ['Payments', 'Onboarding', 'Search', 'Accounts', 'Maps', 'Billing', 'Mobile', 'Reports', 'Checkout', 'Scheduling', 'Messaging', 'Accessibility', 'Data Tools', 'Growth', 'Platform', 'Support', 'Inventory', 'Security', 'Research', 'Education']; // prettier-ignore
const audiences = ['bakeries', 'museums', 'small clinics', 'bookshops', 'choirs', 'charities', 'schools', 'cafés', 'farms', 'architects', 'theatres', 'hotels', 'libraries', 'dentists', 'florists', 'sports clubs', 'travel guides', 'translators', 'workshops', 'podcasts']; // prettier-ignore

/** A company name; the numbers 0 to 102,399 have distinct ones. */
function companyName(number: number): string {
  const at = (n: number) => syllables[n % syllables.length]!;
  const first = at(number) + at(Math.floor(number / 16)) + at(Math.floor(number / 256));
  return `${first[0]!.toUpperCase()}${first.slice(1)} ${trades[Math.floor(number / 4_096) % trades.length]!}`;
}

/** A title with an end; alone if both are longer than a gig's title may be: other nouns allow at least as much. */
const withEnd = (title: string, end: string): string =>
  title.length + end.length > createGigInputBounds.title.max ? title : `${title}${end}`;

/** Adds varied copies of sample records until each noun has its size. Equal sizes and clocks give equal records. */
export function enlarge(data: Data, sizes: Sizes, { minutesAgo, daysAgo }: Clock): void {
  const below = chance(20_250_314);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  /** Picks early items more often, so that some owners have long lists. */
  const pickSkewed = <T>(list: readonly T[]): T =>
    list[Math.floor(list.length * (below(1_000) / 1_000) ** 3)]!;
  const momentOf90Days = () => minutesAgo(below(90 * 24 * 60));

  /** Adds copies of sample records, each with the id '<prefix>-<number>' and the fields that `vary` returns. */
  function fill<T extends { id: string }>(
    records: Map<string, T>,
    size: number | undefined,
    prefix: string,
    vary: (template: T, number: number) => Partial<T>,
  ): void {
    const templates = [...records.values()];
    for (let number = templates.length; number < (size ?? 0); number += 1) {
      const template = pick(templates);
      const id = `${prefix}-${number}`;
      records.set(id, { ...template, ...vary(template, number), id });
    }
  }

  fill(data.companies, sizes.companies, 'company', (_template, number) => ({
    name: companyName(number),
    logo: null,
    websiteUrl: null,
    followers: below(20_000),
    leadership: [],
  }));
  const companies = [...data.companies.values()];

  const names = Array.from(data.people.values(), ({ name }) => name.split(' '));
  fill(data.people, sizes.people, 'person', ({ experience }) => {
    const { id: employerId, name: company } = pickSkewed(companies);
    return {
      name: `${pick(names)[0]!} ${pick(names).at(-1)!}`,
      avatarUrl: null,
      coverUrl: null,
      website: null,
      email: null,
      employerId,
      experience: experience.map((job, place) => (place === 0 ? { ...job, company } : job)),
    };
  });
  const account = data.viewer.id;
  for (const personId of data.people.keys()) {
    const id = relationId(account, personId);
    if (personId === account || data.relations.has(id)) continue;
    const mutualConnections = below(data.connected.size);
    data.relations.set(id, { id, ownerId: account, personId, mutualConnections, isRequested: false });
  }
  // What the viewer owns stays as it is in the sample.
  const people = Array.from(data.people.keys()).filter((id) => id !== data.viewer.id);

  fill(data.jobs, sizes.jobs, 'job', ({ title, location }) => ({
    title: withEnd(title, `, ${pick(areas)}`),
    companyId: pickSkewed(companies).id,
    postedById: below(50) === 0 ? pick(people) : null,
    location: below(3) === 0 ? pick(companies).location : location,
    postedAt: momentOf90Days(),
    promoted: below(200) === 0,
    isEasyApply: below(3) === 0,
    applicants: below(300),
  }));

  const [seller] = data.sellers.values();
  const sellers = people.filter((id, place) => place % 10 === 0 || data.sellers.has(id));
  fill(data.gigs, sizes.gigs, 'gig', ({ title, basic, reviewed }) => {
    const sellerId = pickSkewed(sellers);
    if (!data.sellers.has(sellerId))
      data.sellers.set(sellerId, { ...seller!, id: sellerId, memberSince: daysAgo(100 + below(1_000)) });
    return {
      title: withEnd(title, ` for ${pick(audiences)}`),
      sellerId,
      basic: { ...basic, price: basic.price + 5 * below(10) },
      reviewed: below(2) === 0 ? [] : reviewed,
    };
  });

  fill(data.projects, sizes.projects, 'project', ({ title }) => ({
    title: withEnd(title, ` for ${pick(audiences)}`),
    postedDate: momentOf90Days(),
    proposals: below(40),
  }));

  const shopItem = (title: string) => ({
    title: withEnd(title, ` for ${pick(audiences)}`),
    sellerId: pickSkewed(people),
    createdAt: momentOf90Days(),
    updatedAt: null,
    popularity: below(100),
    downloads: below(5_000),
    recommended: below(100) === 0,
    featured: false,
  });
  fill(data.products, sizes.products, 'product', ({ title }) => shopItem(title));
  fill(data.courses, sizes.courses, 'course', ({ title }) => ({
    ...shopItem(title),
    enrollments: below(3_000),
  }));

  fill(data.posts, sizes.posts, 'post', () => ({
    authorId: below(5) === 0 ? pickSkewed(companies).id : pickSkewed(people),
    postedAt: momentOf90Days(),
    likes: below(400),
    shares: below(30),
    isFeatured: false,
    inFeed: true,
    replies: [],
  }));
}

/** The sample data as at `start`, with at least the given number of records of each noun. */
export function createEnlargedSample(start: number, sizes: Sizes): Data {
  const clock = createClock(start);
  const data = createSample(clock);
  enlarge(data, sizes, clock);
  return data;
}
