import { CreditCard, Plus } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import type { PlanCard_PlanFragmentDoc } from '../../generated/graphql.ts';
import { formatDay } from '../../ui/dates.ts';
import { formatDollars } from '../../../schema/rules/numbers.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { PlanCard } from './PlanCard.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const PaymentMethodDialog = onDemand(() => import('./PaymentMethodDialog.tsx'), 'PaymentMethodDialog');

const fragment = graphql(/* GraphQL */ `
  fragment BillingSettings_settings on Settings {
    id
    billing {
      plan {
        id
        ...PlanCard_plan
      }
      paymentMethods {
        id
        label
      }
      history {
        id
        billedAt
        amount
      }
    }
  }
`);

interface Props {
  settings: FragmentType<typeof fragment>;
  plans: readonly ({ id: string } & FragmentType<typeof PlanCard_PlanFragmentDoc>)[];
}

export function BillingSettings({ settings, plans }: Props) {
  const { plan: viewerPlan, paymentMethods, history } = useFragmentData(fragment, settings).billing;
  return (
    <div className="grid grid-cols-1 gap-stack">
      <SettingsSection title="Plan" text="See what each plan includes. Change it at any time.">
        <ul className="grid gap-3 md:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.id} className="grid">
              <PlanCard plan={plan} viewerPlan={viewerPlan} />
            </li>
          ))}
        </ul>
      </SettingsSection>
      <SettingsSection title="Payment methods" text="How you pay for your plan.">
        {paymentMethods.length === 0 ? (
          <p className="text-muted">No payment methods added yet.</p>
        ) : (
          <ul className="grid gap-2">
            {paymentMethods.map(({ id, label }) => (
              <li key={id} className="flex items-center gap-3 rounded-md border border-line px-3 py-2.5">
                <CreditCard aria-hidden className="size-5 flex-none text-subtle" strokeWidth={1.75} />
                <span dir="auto" className="min-w-0 break-words font-semibold">
                  {label}
                </span>
              </li>
            ))}
          </ul>
        )}
        <DialogButton className="mt-3 btn btn-outline" Dialog={PaymentMethodDialog} dialog={{}}>
          <Plus aria-hidden strokeWidth={1.75} />
          Add Payment Method
        </DialogButton>
      </SettingsSection>
      <SettingsSection title="Billing history" text="Your past payments.">
        {history.length === 0 ? (
          <p className="text-muted">No billing history available.</p>
        ) : (
          <ul className="grid gap-2">
            {history.map(({ id, billedAt, amount }) => (
              <li key={id} className="num flex justify-between gap-3">
                <time dateTime={billedAt}>{formatDay(billedAt)}</time>
                {formatDollars(amount)}
              </li>
            ))}
          </ul>
        )}
      </SettingsSection>
    </div>
  );
}
