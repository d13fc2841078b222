import { FileText } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { EmailFact, PhoneFact } from '../../components/person/ContactFacts.tsx';
import { MessageButton } from '../../components/person/MessageButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconFact } from '../../ui/IconFact.tsx';
import { MatchRing } from '../../ui/MatchRing.tsx';
import { StageSelect } from './StageSelect.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ApplicantCard_application on JobApplication {
    id
    status
    matchScore
    note
    email
    phone
    resumeFileName
    appliedAgo
    appliedAt
    applicant {
      id
      name
      title
      location
      avatarUrl
      isFormerMember
      ...MessageButton_person
    }
  }
`);

/** An applicant with match, message, contact and résumé, and the stage that the poster can change. */
export function ApplicantCard({ application }: { application: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, application);
  const { id, status, applicant } = data;
  const isLive = useIsLive();
  return (
    <article className="card grid grid-cols-1 gap-3 p-card" aria-labelledby={`${id}-name`}>
      <div className="flex items-start gap-3">
        <Avatar name={applicant.name} url={applicant.avatarUrl} className="size-12" />
        <div className="min-w-0 grow">
          <h3 id={`${id}-name`} className="font-semibold">
            <PrefetchLink to={paths.profile(applicant.id)} dir="auto" className="link reach break-words">
              {applicant.name}
            </PrefetchLink>
          </h3>
          <p dir="auto" className="text-sm break-words text-muted">
            {[applicant.title, applicant.location].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-0.5 text-sm text-subtle">
            Applied <time dateTime={data.appliedAt}>{data.appliedAgo.toLowerCase()}</time>
          </p>
        </div>
        {data.matchScore !== null && <MatchRing score={data.matchScore} />}
      </div>
      {data.note ? (
        <p dir="auto" className="max-w-[72ch] text-read break-words whitespace-pre-line">
          {data.note}
        </p>
      ) : (
        <p className="text-sm text-subtle">No message</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 text-sm text-muted max-md:has-[a]:-mt-2">
        {data.email && <EmailFact email={data.email} />}
        {data.phone && <PhoneFact phone={data.phone} />}
        <IconFact Icon={FileText}>
          Résumé: {data.resumeFileName}
          {isLive ? '. Only its name was sent.' : ', not part of the sample'}
        </IconFact>
      </div>
      {!applicant.isFormerMember && (
        <div className="flex flex-wrap items-center gap-2.5 border-t border-line pt-3">
          <StageSelect id={id} name={applicant.name} status={status} />
          <MessageButton person={applicant} />
        </div>
      )}
    </article>
  );
}
