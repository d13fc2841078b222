import { Check, ChevronRight } from 'lucide-react';
import type { DashboardScreenQuery, NextStepKind } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

const addresses: Readonly<Record<NextStepKind, string>> = {
  COMPLETE_PROFILE: paths.profile(),
  ANSWER_INVITATIONS: paths.network({ tab: 'invitations' }),
  READ_MESSAGES: paths.messages(),
  APPLY_TO_JOB: paths.jobs(),
  SUBMIT_PROPOSAL: paths.projects(),
  CREATE_GIG: paths.gigs({ tab: 'mine' }),
  PUBLISH_PRODUCT: paths.creatorDashboard(),
};

/** The next steps of the viewer, most useful first, as the server sorts them. Completed steps come last. */
export function NextSteps({ data }: { data: DashboardScreenQuery }) {
  const steps = data.dashboard.nextSteps.toSorted((a, b) => Number(a.isDone) - Number(b.isDone));
  const done = steps.filter((step) => step.isDone).length;
  return (
    <section aria-labelledby="next-steps" className="card">
      <div className="flex items-baseline justify-between gap-3 p-card pb-4">
        <h2 id="next-steps" className="card-title">
          Next steps
        </h2>
        <p className="num text-sm text-muted">
          {done} of {steps.length} done
        </p>
      </div>
      <ul className="divide border-t border-line">
        {steps.map((step) => (
          <li
            key={step.kind}
            className="link-area flex items-center gap-3 px-card py-3 last:rounded-b-lg hover:bg-hover"
          >
            <span
              aria-hidden
              className={`grid size-6 flex-none place-items-center rounded-full ${step.isDone ? 'bg-accent text-accent-contrast' : 'border-2 border-dashed border-control'}`}
            >
              {step.isDone && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            <div className="min-w-0 grow">
              <h3 className={`font-semibold ${step.isDone ? 'text-muted' : ''}`}>
                <PrefetchLink to={addresses[step.kind]} className="rounded-sm stretched-link">
                  {step.title}
                </PrefetchLink>
                {step.isDone && <span className="sr-only">, done</span>}
              </h3>
              {!step.isDone && <p className="text-sm text-muted">{step.text}</p>}
            </div>
            <ChevronRight aria-hidden className="size-4 flex-none text-subtle" strokeWidth={1.75} />
          </li>
        ))}
      </ul>
    </section>
  );
}
