import { summaryOf } from '../../actions/jobAlert.ts';
import { JobCard } from '../../components/job/JobCard.tsx';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { filterGroups } from '../../routing/filterGroups.ts';
import { NothingFound } from '../../routing/NothingFound.tsx';
import { pagesOf } from '../../routing/pages.ts';
import { Pagination } from '../../routing/Pagination.tsx';
import { ResultBar } from '../../routing/ResultBar.tsx';
import { JobAlertSwitch } from './JobAlertSwitch.tsx';
import { filterLabels, jobSearch, pageSize, type JobSearch } from './jobSearch.ts';
import { LazyJobSheet } from './LazyJobSheet.ts';
import { useOpenJob } from './useOpenJob.ts';
import { whole } from '../../ui/format.ts';

/** The jobs that were found. */
export function BrowseJobs({ data, search }: { data: JobsScreenQuery; search: JobSearch }) {
  const { open } = useOpenJob();
  const { nodes: jobs, totalCount: total } = data.jobs;
  const { page, pages } = pagesOf(total, pageSize, search.page);
  return (
    <div className="grid grid-cols-1 gap-stack">
      <ResultBar
        heading={summaryOf(search)}
        lead={
          <>
            <span>{whole(data.jobs.advertisedCount)} results</span>{' '}
            <span aria-hidden className="text-subtle">
              ·
            </span>{' '}
          </>
        }
        count={`${whole(total)} listed here`}
        page={page}
        pages={pages}
        search={jobSearch}
        groups={filterGroups(filterLabels, data.jobFilterOptions)}
      >
        <JobAlertSwitch data={data} search={search} />
      </ResultBar>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} onOpen={open} onIntent={LazyJobSheet.preload} />
      ))}
      {jobs.length === 0 && <NothingFound title="No jobs found" all={paths.jobs()} />}
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
