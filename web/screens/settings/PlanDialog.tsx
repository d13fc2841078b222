import { useId } from 'react';
import { choosePlan } from '../../actions/settings.ts';
import { useAction } from '../../actions/useAction.ts';
import type { PlanCard_PlanFragment } from '../../generated/graphql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Summary } from '../../ui/Summary.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

type Plan = Pick<PlanCard_PlanFragment, 'name' | 'tier' | 'priceText' | 'features'>;

function Features({ heading, features }: { heading: string; features: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-sm font-semibold">
        {heading}
      </h3>
      <ul className="mt-1 grid list-disc gap-0.5 ps-5 text-sm text-muted">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}

interface Props extends DialogState {
  plan: Plan;
  /** The viewer's plan when the dialog opened. */
  before: Plan;
}

/** The summary before a change of plan: price, period and what changes. Nothing is paid. */
export function PlanDialog({ plan, before, ...dialog }: Props) {
  const [choose, choosing] = useAction(choosePlan);
  const rows = [{ name: 'Period', value: 'One month, renewed until you change it' }];
  return (
    <ConfirmDialog
      {...dialog}
      title="Plan summary"
      confirm="Confirm plan"
      onConfirm={() => choose({ input: { tier: plan.tier } })}
      pending={choosing}
      focused
    >
      <div className="mt-4 grid grid-cols-1 gap-4">
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Features heading={`Now: ${before.name}, ${before.priceText}`} features={before.features} />
          <Features heading={`Then: ${plan.name}`} features={plan.features} />
        </div>
        <Summary rows={rows} price={plan.priceText} />
      </div>
    </ConfirmDialog>
  );
}
