import { Share2 } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { JobApply } from '../../components/job/JobApply.tsx';
import { JobFlags } from '../../components/job/JobFlags.tsx';
import { JobMenu } from '../../components/job/JobMenu.tsx';
import { activeApplication } from '../../components/job/activeApplication.ts';
import { jobLocation } from '../../components/job/jobLocation.ts';
import { JobSaveButton } from '../../components/job/JobSaveButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { DetailHeader } from '../../routing/DetailHeader.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { copyLink } from '../../ui/copyLink.ts';
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
      status
      appliedAgo
      email
      phone
    }
    ...JobFlags_job
    ...JobMenu_job
    ...JobSaveButton_job
    ...JobApply_job
  }
`);

interface Props {
  job: FragmentType<typeof fragment>;
  back: { label: string; to: string };
}

export function JobHeader({ job, back }: Props) {
  const data = useFragmentData(fragment, job);
  const { id, title, company } = data;
  const application = activeApplication(data.application); // null for a withdrawn one, too
  const contact = [application?.email, application?.phone].filter(Boolean).join(' and ');
  return (
    <DetailHeader
      art={company.name}
      back={back}
      title={title}
      media={<Logo name={company.name} url={company.logo} className="size-16" />}
      actions={
        <>
          <JobApply job={data} className="max-sm:basis-full" />
          <JobSaveButton job={data} variant="text" className="max-sm:grow" />
          <button
            type="button"
            className="btn btn-lg btn-outline max-sm:grow"
            aria-label={`Share ${title}`}
            onClick={() => void copyLink(paths.job(id), 'Job link has been copied to clipboard.')}
          >
            <Share2 aria-hidden strokeWidth={1.75} />
            Share
          </button>
          <JobMenu job={data} className="btn-lg btn-outline" />
          {application && (
            <p className="text-sm text-muted wrap-anywhere">
              You applied {application.appliedAgo.toLowerCase()}.
              {contact && <span> Sent with {contact}.</span>}
            </p>
          )}
        </>
      }
    >
      <p className="mt-1 break-words text-muted">
        <PrefetchLink to={paths.company(company.id)} className="link reach">
          {company.name}
        </PrefetchLink>{' '}
        <span className="text-subtle">·</span> {jobLocation(data)}
      </p>
      <div className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
        <JobFlags job={data} />
      </div>
    </DetailHeader>
  );
}
