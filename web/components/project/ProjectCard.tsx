import { paymentTypeChoices, projectExperienceChoices } from '../../../schema/generated/project.ts';
import { BadgeCheck, MapPin } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { ProjectSaveButton } from './ProjectSaveButton.tsx';
import { formatCount, formatDollars } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ProjectCard_project on Project {
    id
    title
    description
    budget
    paymentType
    postedDate
    postedAgo
    location
    skills
    proposals
    viewerIsClient
    projectDetails {
      experience
      projectLength
      workload
    }
    client {
      id
      name
      rating
      reviews
      totalSpent
      paymentVerified
    }
    ...ProjectSaveButton_project
  }
`);

/** Number of skills that a card names; the others are counted. */
const shownSkills = 5;

/** A project in a list. Its title is the only link; the whole card except the bookmark is its click area. */
export function ProjectCard({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const { id, skills, client, projectDetails } = data;
  const postedAgo = data.postedAgo.charAt(0).toLowerCase() + data.postedAgo.slice(1);
  const more = skills.length - shownSkills;
  return (
    <article className="card card-link link-area p-card" aria-labelledby={`${id}-title`}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h3 id={`${id}-title`} dir="auto" className="text-md leading-snug font-semibold break-words">
            <PrefetchLink to={paths.project(id)} className="rounded-sm stretched-link">
              {data.title}
            </PrefetchLink>
          </h3>
          <p className="meta num mt-1 text-sm text-muted">
            <span>
              Posted <time dateTime={data.postedDate}>{postedAgo}</time>
            </span>
            <span>{formatCount(data.proposals, 'proposal')}</span>
          </p>
        </div>
        <div className="-mt-1 -mr-1.5">
          <ProjectSaveButton project={data} variant="icon" />
        </div>
      </div>
      <p className="meta num mt-3">
        {data.budget && <span className="num-lg text-base">{data.budget}</span>}
        <span className="text-muted">{paymentTypeChoices[data.paymentType].label}</span>
        <span className="text-muted">{projectExperienceChoices[projectDetails.experience].label}</span>
        {[projectDetails.projectLength, projectDetails.workload].map(
          (text) =>
            text && (
              <span key={text} className="text-muted">
                {text}
              </span>
            ),
        )}
      </p>
      <p dir="auto" className="mt-2 line-clamp-3 max-w-read text-read text-balance break-words text-muted">
        {data.description}
      </p>
      <ul className="mt-3 flex flex-wrap items-center gap-1.5" aria-label="Skills">
        {skills.slice(0, shownSkills).map((skill) => (
          <li key={skill} dir="auto" className="chip block! max-w-full truncate py-1.25">
            {skill}
          </li>
        ))}
        {more > 0 && (
          <li className="num px-1 text-sm text-subtle">
            +{more}
            <span className="sr-only"> more skills</span>
          </li>
        )}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line pt-3 text-sm text-muted">
        <span dir="auto" className="max-w-full truncate font-semibold">
          {client.name}
        </span>
        {data.viewerIsClient && <span className="badge badge-info">Your project</span>}
        {client.reviews > 0 ? (
          <Stars rating={client.rating} reviews={client.reviews} />
        ) : (
          <span className="badge badge-neutral">New client</span>
        )}
        {client.paymentVerified && (
          <span className="inline-flex items-center gap-1">
            <BadgeCheck aria-hidden className="size-4 text-accent-ink" strokeWidth={1.75} />
            Payment verified
          </span>
        )}
        {client.totalSpent > 0 && <span className="num">{formatDollars(client.totalSpent)} spent</span>}
        <span dir="auto" className="inline-flex min-w-0 items-center gap-1 break-words sm:ml-auto">
          <MapPin aria-hidden className="size-3.5 flex-none text-subtle" strokeWidth={1.75} />
          {data.location}
        </span>
      </div>
    </article>
  );
}
