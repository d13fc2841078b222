import type { ListedJob } from '../../components/job/JobCard.tsx';
import { paths } from '../../paths.ts';
import type { FilterGroup } from '../../lists/filterGroups.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { pagesOf } from '../../lists/pages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { ResultBar } from '../../lists/ResultBar.tsx';
import { SortSelect } from '../../lists/SortSelect.tsx';
import { JobAlertSwitch } from './JobAlertSwitch.tsx';
import { JobList } from './JobList.tsx';
import { jobSearch, pageSize, sortLabels, type JobSearch } from '../../searches/jobSearch.ts';
import { searchName } from './useJobAlert.ts';
import { formatInteger } from '../../../schema/rules/numbers.ts';

interface Props {
  jobs: {
    nodes: readonly ListedJob[];
    totalCount: number;
    advertisedCount: number;
    /** Whether the viewer has an alert for this search. */
    viewerHasAlert: boolean;
  };
  /** Filters with their choices. */
  groups: readonly FilterGroup[];
  search: JobSearch;
  /** Id of the search form. */
  form: string;
}

/** List of the jobs that match the search. */
export function BrowseJobs({ jobs, groups, search, form }: Props) {
  const { nodes, totalCount: total, advertisedCount, viewerHasAlert } = jobs;
  const { page, pages } = pagesOf(total, pageSize, search.page);
  return (
    <div className="grid grid-cols-1 gap-stack">
      <ResultBar
        heading={searchName(search, groups)}
        lead={
          <>
            <span>{formatInteger(advertisedCount)} results</span>{' '}
            <span aria-hidden className="text-subtle">
              ·{' '}
            </span>
          </>
        }
        count={`${formatInteger(total)} listed here`}
        page={page}
        pages={pages}
        search={jobSearch}
        groups={groups}
        clears={nodes.length > 0}
      >
        <SortSelect form={form} sort={search.sort} labels={sortLabels} />
        <JobAlertSwitch checked={viewerHasAlert} search={search} groups={groups} />
      </ResultBar>
      {nodes.length > 0 ? (
        <JobList jobs={nodes} />
      ) : (
        <NothingFound title="No listed job fits" resetTo={paths.jobs()} level={3} />
      )}
      {pages > 1 && (
        <Pagination
          label="Jobs"
          page={page}
          pages={pages}
          to={(target) => jobSearch.address({ ...search, page: target, job: '' })}
        />
      )}
    </div>
  );
}
