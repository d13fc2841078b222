import { paymentTypeChoices } from '../../../schema/generated/project.ts';
import { inSentence } from './wording.ts';
import { Clock, MapPin } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { DetailHeader } from '../../routing/DetailHeader.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import { formatDay } from '../../ui/dates.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ProjectHeader_project on Project {
    id
    title
    category
    paymentType
    postedDate
    postedAgo
    location
    budget
    dueDate
    duration
    ...ProjectActions_project
  }
`);

interface Props {
  project: FragmentType<typeof fragment>;
  back: { label: string; to: string };
}

export function ProjectHeader({ project, back }: Props) {
  const data = useFragmentData(fragment, project);
  const term = 'text-sm text-muted';
  // The margin aligns this text's baseline with that of the larger budget.
  const value = 'mt-1.5 text-md leading-6 font-semibold';
  return (
    <DetailHeader art={data.category} back={back} title={data.title}>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4 text-subtle" strokeWidth={1.75} />
            <span>
              Posted{' '}
              <time dateTime={data.postedDate} title={formatDay(data.postedDate)}>
                {inSentence(data.postedAgo)}
              </time>
            </span>
          </span>
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden className="size-4 flex-none text-subtle" strokeWidth={1.75} />
            <span dir="auto" className="min-w-0 break-words">
              {data.location}
            </span>
          </span>
        </p>
        <ProjectActions project={data} />
      </div>
      <dl className="card num mt-5 grid grid-cols-2 gap-x-6 gap-y-4 p-card sm:grid-cols-[repeat(3,auto)]">
        {data.budget && (
          <div className="max-sm:col-span-2">
            <dt className={term}>Budget</dt>
            <dd className="num-lg mt-0.5 text-xl leading-7 sm:whitespace-nowrap">{data.budget}</dd>
          </div>
        )}
        <div>
          <dt className={term}>Payment type</dt>
          <dd className={value}>{paymentTypeChoices[data.paymentType].label}</dd>
        </div>
        {data.duration && (
          <div>
            <dt className={term}>Estimated duration</dt>
            <dd className={value}>{data.duration}</dd>
          </div>
        )}
        {data.dueDate && (
          <div>
            <dt className={term}>Due date</dt>
            <dd className={value}>
              <time dateTime={data.dueDate}>{formatDay(data.dueDate)}</time>
            </dd>
          </div>
        )}
      </dl>
    </DetailHeader>
  );
}
