import type { ListedJob } from '../../components/job/JobCard.tsx';
import { paths } from '../../paths.ts';
import type { FilterGroup } from '../../lists/filterGroups.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { ResultBar } from '../../lists/ResultBar.tsx';
import { SortSelect } from '../../lists/SortSelect.tsx';
import { JobList } from './JobList.tsx';
import { filterOf, jobSearch, pageSize, sortLabels, type JobSearch } from '../../searches/jobSearch.ts';
import { searchName, useJobAlert } from './useJobAlert.ts';
import { formatInteger } from '../../../schema/rules/numbers.ts';
import { Switch } from '../../ui/Switch.tsx';

/** Switches the alert for new jobs of this search with its filters; `name` is its text in notices. */
function JobAlertSwitch({ checked, search, name }: { checked: boolean; search: JobSearch; name: string }) {
  const set = useJobAlert();
  return (
    <Switch
      label="Set alert"
      checked={checked}
      onChange={(enabled) => void set(filterOf(search), name, enabled)}
    />
  );
}

interface Props {
  jobs: {
    nodes: readonly ListedJob[];
    totalCount: number;
    advertisedCount: number; // One constant with a query, one without (statements JB-16, JB-17), whatever `totalCount` is.
    viewerHasAlert: boolean;
  };
  groups: readonly FilterGroup[];
  search: JobSearch;
  /** Id of the search form. */
  form: string;
}

export function BrowseJobs({ jobs, groups, search, form }: Props) {
  const { nodes, totalCount: total, advertisedCount, viewerHasAlert } = jobs;
  const name = searchName(search, groups);
  const pager = usePages(jobSearch, total, pageSize);
  return (
    <div className="grid grid-cols-1 gap-stack">
      <ResultBar
        heading={name}
        lead={
          <>
            <span>{formatInteger(advertisedCount)} results</span>{' '}
            <span aria-hidden className="text-subtle">
              ·{' '}
            </span>
          </>
        }
        count={`${formatInteger(total)} listed here`}
        pager={pager}
        search={jobSearch}
        groups={groups}
        clears={nodes.length > 0} // `NothingFound` has its own link that clears them.
      >
        <SortSelect form={form} sort={search.sort} labels={sortLabels} />
        <JobAlertSwitch checked={viewerHasAlert} search={search} name={name} />
      </ResultBar>
      {nodes.length > 0 ? (
        <JobList jobs={nodes} />
      ) : (
        <NothingFound title="No listed job fits" resetTo={paths.jobs()} level={3} />
      )}
      <Pagination label="Jobs" {...pager} />
    </div>
  );
}
