import type { FragmentType } from '@apollo/client';
import { Check } from 'lucide-react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { applicationStates } from '../../../schema/rules/job/choices.ts';
import { activeApplication } from '../../components/job/jobWords.ts';
import { graphql } from '../../generated/gql.ts';
import type { ApplicationStatus } from '../../generated/graphql.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ApplicationSteps_job on Job {
    id
    application {
      id
      status
      appliedAgo
    }
  }
`);

export type ApplicationRef = FragmentType<typeof fragment>;

/** The way of an application; one that was declined ends there, however far it had come. */
const wayTo = (status: ApplicationStatus): readonly ApplicationStatus[] =>
  status === 'DECLINED' ? ['APPLIED', 'VIEWED', 'DECLINED'] : ['APPLIED', 'VIEWED', 'INTERVIEW'];

/** How far an application is, and what is still to come. */
export function ApplicationSteps({ job }: { job: ApplicationRef }) {
  const application = activeApplication(useFragmentData(fragment, job));
  if (!application) return null;
  const way = wayTo(application.status);
  const at = way.indexOf(application.status);
  return (
    <ol aria-label="Application status" className="flex flex-wrap gap-x-5 gap-y-1 px-card pb-3.5 text-sm">
      {way.map((step, i) => (
        <li
          key={step}
          aria-current={i === at ? 'step' : undefined}
          className={`flex items-center gap-1.5 ${i > at ? 'text-subtle' : i === at ? 'font-semibold' : 'text-muted'}`}
        >
          <span
            aria-hidden
            className={`grid size-4.5 flex-none place-items-center rounded-full ${i > at ? 'border border-line-strong' : 'bg-accent text-accent-contrast'}`}
          >
            {i <= at && <Check className="size-3" strokeWidth={2.5} />}
          </span>
          {applicationStates[step]}
          {step === 'APPLIED' && (
            <span className="font-normal text-muted">{` ${application.appliedAgo.toLowerCase()}`}</span>
          )}
          {i > at && <span className="sr-only">, not yet</span>}
        </li>
      ))}
    </ol>
  );
}
