import { alertVariables } from '../../actions/jobAlert.ts';
import type { DatePosted, JobExperience, JobFilter, Workplace } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { readId } from '../../routing/readId.ts';

export const tabs = [
  { id: 'browse', label: 'Browse Jobs' },
  { id: 'applied', label: 'Applied Jobs' },
  { id: 'saved', label: 'Saved Jobs' },
] as const;

/** The filters by their name in the address: what each of their ids means to the schema; 'any' means nothing. */
const choices = {
  date: { month: 'MONTH', week: 'WEEK', day: 'DAY' } satisfies Record<string, DatePosted>,
  experience: {
    entry: 'ENTRY',
    mid: 'MID',
    director: 'DIRECTOR',
    executive: 'EXECUTIVE',
  } satisfies Record<string, JobExperience>,
  company: { techcorp: 'techcorp', designstudio: 'designstudio', startupinc: 'startupinc' },
  workplace: { remote: 'REMOTE', hybrid: 'HYBRID', onsite: 'ONSITE' } satisfies Record<string, Workplace>,
  easy: { easy: true },
} as const;

type Filter = keyof typeof choices;
export const filterNames = Object.keys(choices) as Filter[];

export interface JobSearch extends Readonly<Record<Filter | 'q' | 'location', string>> {
  tab: (typeof tabs)[number]['id'];
  page: number;
  /** Id of the job that is open beside the list; '' for none. */
  job: string;
}

/** What need not stand in the address. */
export const defaults = {
  q: '',
  location: '',
  date: 'any',
  experience: 'any',
  company: 'any',
  workplace: 'any',
  easy: 'any',
  tab: 'browse',
  page: 1,
  job: '',
} as const satisfies JobSearch;

/** What the address says; a word that it does not know stands for the default. */
export function readJobSearch(parameters: URLSearchParams): JobSearch {
  const text = (name: string, most: number) => (parameters.get(name) ?? '').trim().slice(0, most);
  const choice = (name: Filter) => {
    const id = parameters.get(name) ?? 'any';
    return Object.hasOwn(choices[name], id) ? id : 'any';
  };
  const page = Number(parameters.get('page'));
  const job = parameters.get('job');
  return {
    q: text('q', 200),
    location: text('location', 100),
    date: choice('date'),
    experience: choice('experience'),
    company: choice('company'),
    workplace: choice('workplace'),
    easy: choice('easy'),
    tab: tabs.find(({ id }) => id === parameters.get('tab'))?.id ?? 'browse',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    job: job ? readId(job) : '',
  };
}

/** The address of a search, with nothing in it that goes without saying. */
export const addressOf = (search: Partial<JobSearch>): string =>
  paths.jobs(
    Object.fromEntries(
      Object.entries(search)
        .filter(([name, value]) => value !== defaults[name as keyof JobSearch])
        .map(([name, value]) => [name, String(value)]),
    ),
  );

export const isFiltered = (search: JobSearch): boolean => filterNames.some((name) => search[name] !== 'any');

/** The same search without its filters. */
export const unfiltered = ({ q, location }: JobSearch): string => addressOf({ q, location });

/** The value that the schema gives to the id of a choice; nothing for 'any'. */
const valueOf = <T>(values: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(values, id) ? values[id] : undefined;

/** The variables of the screen's query: what is not asked for is left out, so that equal searches are one. */
export function variablesOf({ q, location, ...search }: JobSearch) {
  const words = { ...(q && { query: q }), ...(location && { location }) };
  const filter = {
    datePosted: valueOf(choices.date, search.date),
    experienceLevel: valueOf(choices.experience, search.experience),
    companyId: valueOf(choices.company, search.company),
    workplace: valueOf(choices.workplace, search.workplace),
    easyApply: valueOf(choices.easy, search.easy),
  } satisfies { [K in keyof JobFilter]: JobFilter[K] | undefined };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    ...alertVariables(q, location),
    filter: { ...words, ...(Object.fromEntries(given) as JobFilter) },
  };
}
