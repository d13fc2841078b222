import { applicationStatusLabels } from '../../../schema/generated/job.ts';
import { Check, X } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { activeApplication } from '../../components/job/activeApplication.ts';
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

type ApplicationRef = FragmentType<typeof fragment>;

/** A declined application has no interview step. */
const stepsOf = (status: ApplicationStatus): readonly ApplicationStatus[] =>
  status === 'DECLINED' ? ['APPLIED', 'VIEWED', 'DECLINED'] : ['APPLIED', 'VIEWED', 'INTERVIEW', 'OFFER'];

/** The circle before a step: a tick for a completed one, a neutral cross for a refusal, and empty for a remaining one. */
function StepMark({ step, remains }: { step: ApplicationStatus; remains: boolean }) {
  const Icon = step === 'DECLINED' ? X : Check;
  const look = step === 'DECLINED' ? 'bg-muted text-surface' : 'bg-accent text-accent-contrast';
  return (
    <span
      aria-hidden
      className={`grid size-4.5 flex-none place-items-center rounded-full ${remains ? 'border border-line-strong' : look}`}
    >
      {!remains && <Icon className="size-3" strokeWidth={2.5} />}
    </span>
  );
}

export function ApplicationSteps({ job }: { job: ApplicationRef }) {
  const application = activeApplication(useFragmentData(fragment, job).application); // null if withdrawn
  if (!application) return null;
  const steps = stepsOf(application.status);
  const current = steps.indexOf(application.status);
  return (
    <ol aria-label="Application status" className="flex flex-wrap gap-x-5 gap-y-1 px-card pb-3.5 text-sm">
      {steps.map((step, i) => (
        <li
          key={step}
          aria-current={i === current ? 'step' : undefined}
          className={`flex items-center gap-1.5 ${i > current ? 'text-subtle' : i === current ? 'font-semibold' : 'text-muted'}`}
        >
          <StepMark step={step} remains={i > current} />
          {applicationStatusLabels[step]}
          {step === 'APPLIED' && (
            <span className="font-normal text-muted">{` ${application.appliedAgo.toLowerCase()}`}</span>
          )}
          {i > current && <span className="sr-only">, not yet</span>}
        </li>
      ))}
    </ol>
  );
}
