import type { FragmentType } from '@apollo/client';
import { Check } from 'lucide-react';
import { choosePlan } from '../../actions/settings.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';

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
  /** Whether it is the viewer's current plan. */
  current: boolean;
}

/** A plan with its features; choosing it is simulated. */
export function PlanCard({ plan, current }: Props) {
  const { id, tier, name, priceText, features } = useFragmentData(fragment, plan);
  const [choose] = useAction(choosePlan);
  const [price, per] = priceText.split('/');
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={`flex flex-col rounded-md border p-4 ${current ? 'border-accent bg-accent-soft/40' : 'border-line'}`}
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
        className={`btn mt-auto w-full ${current ? 'btn-soft cursor-default' : 'btn-outline'}`}
        aria-disabled={current}
        onClick={() => !current && void choose({ input: { tier } })}
      >
        {current ? 'Current plan' : `Choose ${name}`}
      </button>
    </article>
  );
}
