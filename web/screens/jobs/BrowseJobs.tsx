import { X } from 'lucide-react';
import { summaryOf } from '../../actions/jobAlert.ts';
import { JobCard } from '../../components/job/JobCard.tsx';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Pagination } from '../../routing/Pagination.tsx';
import { usePageStart } from '../../routing/usePageStart.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { JobAlertSwitch } from './JobAlertSwitch.tsx';
import { addressOf, isFiltered, unfiltered, type JobSearch } from './jobSearch.ts';
import { LazyJobSheet } from './LazyJobSheet.ts';
import { postedJobs } from './matches.ts';
import { useOpenJob } from './useOpenJob.ts';

const pageSize = 10;
const number = new Intl.NumberFormat('en-US');

/** The jobs that were found, those posted in this tab first, which no server knows. */
export function BrowseJobs({ data, search }: { data: JobsScreenQuery; search: JobSearch }) {
  const { open } = useOpenJob();
  const posted = postedJobs(data, search);
  const jobs = [...posted, ...data.jobs.nodes];
  const total = data.jobs.totalCount + posted.length;
  const pages = Math.max(1, Math.ceil(jobs.length / pageSize));
  const page = Math.min(search.page, pages);
  const heading = usePageStart<HTMLHeadingElement>();
  return (
    <div className="grid grid-cols-1 gap-stack">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className="scroll-mt-20 font-semibold break-words outline-none"
          >
            {summaryOf(search)}
          </h2>
          <p className="num text-sm text-muted">
            <span>{number.format(data.jobs.advertisedCount)} results</span>{' '}
            <span aria-hidden className="text-subtle">
              ·
            </span>{' '}
            <span role="status">{number.format(total)} listed here</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {isFiltered(search) && (
            <PrefetchLink
              to={unfiltered(search)}
              className="btn btn-sm btn-ghost -mx-2 px-2"
              aria-current={false}
              preventScrollReset
            >
              <X aria-hidden />
              Clear filters
            </PrefetchLink>
          )}
          <JobAlertSwitch data={data} search={search} />
        </div>
      </div>
      {jobs.slice((page - 1) * pageSize, page * pageSize).map((job) => (
        <JobCard key={job.id} job={job} onOpen={open} onIntent={LazyJobSheet.preload} />
      ))}
      {jobs.length === 0 && (
        <div className="card">
          <EmptyState
            title="No jobs found"
            text="Try adjusting your search or filters"
            level={3}
            action={
              <PrefetchLink to={paths.jobs()} className="btn btn-primary" preventScrollReset>
                Clear search and filters
              </PrefetchLink>
            }
          />
        </div>
      )}
      {pages > 1 && (
        <Pagination
          label="Jobs"
          page={page}
          pages={pages}
          to={(target) => addressOf({ ...search, page: target, job: '' })}
        />
      )}
    </div>
  );
}
