import { Check } from 'lucide-react';
import { useState } from 'react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const PlanDialog = onDemand(() => import('./PlanDialog.tsx'), 'PlanDialog');

const fragment = graphql(/* GraphQL */ `
  fragment PlanCard_plan on BillingPlan {
    id
    tier
    name
    priceText
    features
  }
`);

interface Props {
  plan: FragmentType<typeof fragment>;
  viewerPlan: FragmentType<typeof fragment>;
}

/** A plan with its price, such as '$9.99/month', and features; choosing it opens a summary. */
export function PlanCard({ plan, viewerPlan }: Props) {
  const data = useFragmentData(fragment, plan);
  const currentPlan = useFragmentData(fragment, viewerPlan);
  const { id, name, priceText, features } = data;
  const isCurrent = id === currentPlan.id;
  const [open, setOpen] = useState(false);
  // The plan when the dialog opened: while closing, the dialog still compares with the plan before the change.
  const [before, setBefore] = useState(currentPlan);
  const [price, per] = priceText.split('/');
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={`flex flex-col rounded-md border p-4 ${isCurrent ? 'border-accent bg-accent-soft/40' : 'border-line'}`}
    >
      <h3 id={`plan-${id}`} className="text-md font-semibold">
        {name}
      </h3>
      <p className="mt-1">
        <span className="num-lg text-2xl">{price}</span>
        <span className="text-muted">/{per}</span>
      </p>
      <ul className="mt-3 mb-4 grid gap-1.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 flex-none text-accent-ink" strokeWidth={2} />
            {feature}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`btn mt-auto w-full ${isCurrent ? 'btn-soft cursor-default' : 'btn-outline'}`}
        aria-disabled={isCurrent}
        {...(!isCurrent && PlanDialog.trigger)}
        onClick={() => {
          if (isCurrent) return;
          setBefore(currentPlan);
          setOpen(true);
        }}
      >
        {isCurrent ? 'Current plan' : `Choose ${name}`}
      </button>
      <PlanDialog open={open} onClose={() => setOpen(false)} plan={data} before={before} />
    </article>
  );
}
