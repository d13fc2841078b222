import { jobTypeChoices } from '../../../schema/generated/job.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { Link } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { isForBrowser } from '../../ui/isForBrowser.ts';
import { Logo } from '../../ui/Logo.tsx';
import { MatchRing } from '../../ui/MatchRing.tsx';
import { JobFlags } from './JobFlags.tsx';
import { activeApplication } from './activeApplication.ts';
import { jobLocation } from './jobLocation.ts';
import { JobSaveButton } from './JobSaveButton.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment JobCard_job on Job {
    id
    title
    company {
      id
      name
      logo
    }
    location
    workplace
    type
    salary
    posted
    postedAt
    skills
    applicants
    matchScore
    viewed
    viewerHasApplied
    viewerIsPoster
    application {
      id
      status
      appliedAgo
    }
    ...JobFlags_job
    ...JobSaveButton_job
  }
`);

/** Number of skills that a card names; the others are counted. */
const shownSkills = 3;

export type ListedJob = { id: string } & FragmentType<typeof fragment>;

interface Props {
  job: FragmentType<typeof fragment>;
  /** Opens the job beside the list on a plain click of View Details. Otherwise the link leads to the job's page. */
  onOpen: (id: string) => void;
  /** Called before `onOpen` is likely, to preload its code. */
  onIntent: () => void;
}

export function JobCard({ job, onOpen, onIntent }: Props) {
  const data = useFragmentData(fragment, job);
  const { id, title, company, skills, matchScore } = data;
  const application = activeApplication(data.application);
  const more = skills.length - shownSkills;
  return (
    <article className="link-area group flex gap-4 px-card py-3.5" aria-labelledby={`${id}-title`}>
      <Logo name={company.name} url={company.logo} className="size-11" />
      <div className="min-w-0 grow">
        <div className="flex items-start gap-3">
          <div className="min-w-0 grow">
            <h3 id={`${id}-title`} dir="auto" className="text-md leading-snug font-semibold break-words">
              <PrefetchLink to={paths.job(id)} className="stretched-link rounded-sm hover:underline">
                {title}
              </PrefetchLink>
            </h3>
            <p className="meta num text-sm text-muted">
              <span className="min-w-0 break-words whitespace-normal">{company.name}</span>
              <span className="min-w-0 break-words whitespace-normal">{jobLocation(data)}</span>
              {data.salary && (
                <span className="num-lg min-w-0 break-words whitespace-normal text-ink">{data.salary}</span>
              )}
              <span>{jobTypeChoices[data.type].label}</span>
              <time dateTime={data.postedAt}>{data.posted}</time>
              <span>{formatCount(data.applicants, 'applicant')}</span>
              {application && <span>Applied {application.appliedAgo.toLowerCase()}</span>}
              {/* Omitted for own and applied jobs, which the viewer has seen anyway. */}
              {data.viewed && !application && !data.viewerIsPoster && <span>Viewed</span>}
            </p>
          </div>
          {matchScore !== null && <MatchRing score={matchScore} className="size-10" />}
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          {skills.length > 0 && (
            <ul aria-label="Skills" className="flex min-w-0 flex-wrap gap-1.5">
              {skills.slice(0, shownSkills).map((skill) => (
                <li key={skill} className="chip max-w-full">
                  <span className="truncate" dir="auto">
                    {skill}
                  </span>
                </li>
              ))}
              {more > 0 && <li className="chip bg-transparent px-1 text-subtle">+{more} more</li>}
            </ul>
          )}
          <span className="flex grow flex-wrap items-center gap-x-1.5 gap-y-2 md:justify-end">
            <JobFlags job={data} />
            <span className="ms-auto flex items-center gap-x-1.5 gap-y-2 md:ms-1.5">
              <JobSaveButton job={data} variant="icon" />
              <Link
                to={paths.job(id)}
                className="btn btn-sm btn-outline group-hover:border-transparent! group-hover:bg-accent-soft! group-hover:text-accent-soft-ink"
                aria-haspopup="dialog"
                aria-label={`View Details: ${title}`}
                onPointerEnter={onIntent}
                onFocus={onIntent}
                onClick={(event) => {
                  if (isForBrowser(event)) return;
                  event.preventDefault();
                  onOpen(id);
                }}
              >
                View Details
              </Link>
            </span>
          </span>
        </div>
      </div>
    </article>
  );
}
