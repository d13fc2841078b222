import type { FragmentType } from '@apollo/client';
import { Share2 } from 'lucide-react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { JobApply } from '../../components/job/JobApply.tsx';
import { JobFlags } from '../../components/job/JobFlags.tsx';
import { placeOf } from '../../components/job/jobLabels.ts';
import { JobSaveButton } from '../../components/job/JobSaveButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { copyLink } from '../../ui/copyLink.ts';
import { HeadArt } from '../../ui/HeadArt.tsx';
import { Logo } from '../../ui/Logo.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment JobHeader_job on Job {
    id
    title
    location
    workplace
    company {
      id
      name
      logo
    }
    application {
      id
      appliedAgo
    }
    ...JobFlags_job
    ...JobSaveButton_job
    ...JobApply_job
  }
`);

interface Props {
  job: FragmentType<typeof fragment>;
  own: boolean;
}

/** What the job is, and what one can do with it. */
export function JobHeader({ job, own }: Props) {
  const data = useFragmentData(fragment, job);
  const { id, title, company, application } = data;
  return (
    <header className="relative isolate overflow-hidden rounded-t-lg p-card md:p-6">
      <HeadArt of={company.name} />
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <Logo name={company.name} url={company.logo} className="size-16" />
        <div className="min-w-0 flex-1 basis-60">
          <h1
            dir="auto"
            className="font-display text-2xl font-[650] tracking-[-0.018em] break-words text-ink"
          >
            {title}
          </h1>
          <p className="mt-1 break-words text-muted">
            <PrefetchLink to={paths.company(company.id)} className="link">
              {company.name}
            </PrefetchLink>{' '}
            <span className="text-subtle">·</span> {placeOf(data)}
          </p>
          <div className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
            <JobFlags job={data} />
          </div>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-2.5">
        <JobApply job={data} own={own} className="max-sm:basis-full" />
        <JobSaveButton job={data} variant="button" className="max-sm:grow" />
        <button
          type="button"
          className="btn btn-lg btn-outline max-sm:grow"
          aria-label={`Share ${title}`}
          onClick={() => void copyLink(paths.job(id), 'Job link has been copied to clipboard.')}
        >
          <Share2 aria-hidden strokeWidth={1.75} />
          Share
        </button>
        {application && (
          <p className="text-sm text-muted">You applied {application.appliedAgo.toLowerCase()}.</p>
        )}
      </div>
    </header>
  );
}
