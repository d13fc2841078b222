import { MapPin, Search } from 'lucide-react';
import { paths } from '../../paths.ts';
import { QueryForm } from '../../routing/QueryForm.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { filterNames, type JobSearch } from './jobSearch.ts';
import { query } from './jobs.data.ts';
import { useJobSearch } from './useJobSearch.ts';

const labels = {
  date: 'Date posted',
  experience: 'Experience level',
  company: 'Company',
  workplace: 'Workplace',
  easy: 'Easy Apply',
} as const;

/** The five selects; their choices come from the schema. */
function Filters({ search }: { search: JobSearch }) {
  const { datePosted, experienceLevel, company, workplace, easyApply } =
    useScreenData(query).jobFilterOptions;
  const options = { date: datePosted, experience: experienceLevel, company, workplace, easy: easyApply };
  return filterNames.map((name) => (
    <label key={name} className="block min-w-0">
      <span className="eyebrow mb-1 block">{labels[name]}</span>
      <select name={name} defaultValue={search[name]} className="input select">
        {options[name].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** Until the choices have come, the filters of the address go along with a search. */
const Waiting = ({ search }: { search: JobSearch }) =>
  filterNames.map((name) => (
    <div key={name} className="skeleton h-13">
      <input type="hidden" name={name} defaultValue={search[name]} />
    </div>
  ));

/**
 * What to search and where, and the filters in their panel, which is open where no script runs. It stands outside the
 * data: what is typed stays.
 */
export function JobSearchForm({ filtersOpen }: { filtersOpen: boolean }) {
  const search = useJobSearch();
  const { tab: _tab, page: _page, job: _job, ...values } = search;
  return (
    <QueryForm
      path={paths.jobs()}
      values={values}
      defaults={{ date: 'any', experience: 'any', company: 'any', workplace: 'any', easy: 'any' }}
      label="Search jobs"
      className="card mt-5 p-3"
    >
      <div className="grid grid-cols-1 gap-2 md:grid-cols-[1.4fr_1fr_auto]">
        <label className="field">
          <Search aria-hidden strokeWidth={1.75} />
          <input
            type="search"
            name="q"
            className="input"
            defaultValue={search.q}
            placeholder="Title, skill or company"
            aria-label="Title, skill or company"
            maxLength={200}
          />
        </label>
        <label className="field">
          <MapPin aria-hidden strokeWidth={1.75} />
          <input
            type="search"
            name="location"
            className="input"
            defaultValue={search.location}
            placeholder="Location"
            aria-label="Location"
            maxLength={100}
          />
        </label>
        <button type="submit" className="btn btn-primary px-6">
          Search
        </button>
      </div>
      <div id="job-filters" className={filtersOpen ? '' : 'hidden noscript:block'}>
        <div className="mt-3 grid grid-cols-1 gap-2 border-t border-line pt-3 min-[22rem]:grid-cols-2 md:grid-cols-5">
          <ScreenData skeleton={<Waiting search={search} />}>
            <Filters search={search} />
          </ScreenData>
        </div>
      </div>
    </QueryForm>
  );
}
