import { applicationStatusLabels } from '../../../schema/generated/job.ts';
import { Bookmark, Send, Zap } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { activeApplication } from './activeApplication.ts';

const fragment = graphql(/* GraphQL */ `
  fragment JobFlags_job on Job {
    id
    promoted
    isEasyApply
    isOpen
    saved
    viewerIsPoster
    application {
      id
      status
    }
  }
`);

/** Flags of a job and of the viewer's relation to it; nothing when there are none. */
export function JobFlags({ job }: { job: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, job);
  const { promoted, isEasyApply, isOpen, saved, viewerIsPoster } = data;
  const application = activeApplication(data.application);
  return (
    <>
      {viewerIsPoster && <span className="badge badge-info">Your posting</span>}
      {application && (
        <span className="badge badge-info">
          <Send aria-hidden />
          {applicationStatusLabels[application.status]}
        </span>
      )}
      {!isOpen && <span className="badge badge-neutral">Closed</span>}
      {promoted && <span className="badge badge-neutral">Promoted</span>}
      {isEasyApply && (
        <span className="badge badge-positive">
          <Zap aria-hidden />
          Easy Apply
        </span>
      )}
      {saved && (
        <span className="badge badge-accent">
          <Bookmark aria-hidden />
          Saved
        </span>
      )}
    </>
  );
}
