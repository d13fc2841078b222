import { ArrowRight, Check, Clock, Info, Minus, RefreshCw } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { BuyBar } from '../../ui/BuyBar.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';
import { AlertButton } from './AlertButton.tsx';
import { ContactSeller } from './ContactSeller.tsx';
import { offeredTiers, useTier } from './tiers.ts';
import { formatCount, formatDollars } from '../../../schema/rules/numbers.ts';

// `onDemand` adds the props `fallback` and `onClose`, which it calls if the code fails to load.
const PricingDetails = onDemand(() => import('./PricingDetails.tsx'), 'PricingDetails');
// Loaded on demand, because most visits do not need it.
const OwnGig = deferred(() => import('./OwnGig.tsx'), 'OwnGig');
const OrderDialog = onDemand(() => import('./OrderDialog.tsx'), 'OrderDialog');

// The fields of each tier, as plain fields of `packages` (`@unmask`). `tierDeliveryTime` is the usual time of the tier.
graphql(/* GraphQL */ `
  fragment PackagesPanel_package on GigPackage {
    price
    description
    deliveryTime
    deliveryDays
    tierDeliveryTime
    revisions
    features
  }
`);

const fragment = graphql(/* GraphQL */ `
  fragment PackagesPanel_gig on Gig {
    id
    title
    viewerOrder
    viewerIsSeller
    isOpen
    packages {
      basic {
        ...PackagesPanel_package @unmask
      }
      standard {
        ...PackagesPanel_package @unmask
      }
      premium {
        ...PackagesPanel_package @unmask
      }
    }
    comparison {
      name
      basic {
        isIncluded
      }
      standard {
        isIncluded
      }
      premium {
        isIncluded
      }
    }
    ...AlertButton_gig
    ...OwnGig_gig
  }
`);

/** Tabs with the package details, and buttons to order, contact and set an alert. A single package has no tabs. */
export function PackagesPanel({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  const offered = offeredTiers(data.packages);
  const { tier, addressOf, choose } = useTier(offered); // `tier.id` is 'basic', `tier.value` 'BASIC'.
  // Opens again after the log-in of a guest who can order.
  const [ordering, setOrdering] = useOpenAcrossLogIn(`order:${data.id}`, data.isOpen && !data.viewerIsSeller);
  const offer = data.packages[tier.id] ?? data.packages.basic; // An offered tier has one; the type lacks that.
  const ordered = offered.find(({ value }) => value === data.viewerOrder); // Of the viewer's last order.
  const missing = data.comparison.filter((row) => !row[tier.id].isIncluded);
  // A single package is Basic: it has no revisions, and its `tierDeliveryTime` is its own delivery time. Both are left out.
  const details = (
    <div className="px-1 pt-5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="num-lg text-3xl">{formatDollars(offer.price)}</p>
        <Popover
          label="Pricing details"
          className="link inline-flex reach min-h-6 items-center gap-1 text-sm font-medium"
          panel={(close) => (
            <PricingDetails
              tier={tier.label}
              {...offer}
              onClose={close}
              fallback={<div className="skeleton h-40 w-64" />}
            />
          )}
        >
          Pricing details
          <Info aria-hidden className="size-3.5" strokeWidth={1.75} />
        </Popover>
      </div>
      <p dir="auto" className="mt-2 break-words text-muted">
        {offer.description}
      </p>
      <ul className="num mt-3.5 flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
        <li className="flex items-center gap-1.5">
          <Clock aria-hidden className="size-4 text-subtle" strokeWidth={1.75} />
          {offer.deliveryTime} delivery
        </li>
        {offered.length > 1 && (
          <li className="flex items-center gap-1.5">
            <RefreshCw aria-hidden className="size-4 text-subtle" strokeWidth={1.75} />
            {formatCount(offer.revisions, 'revision')}
          </li>
        )}
      </ul>
      {offered.length > 1 && (
        <p className="num mt-2 text-sm text-muted">
          <span className="font-medium text-ink">{offer.tierDeliveryTime} standard delivery</span> is the
          usual time of {tier.label} packages. This seller delivers in {offer.deliveryTime}.
        </p>
      )}
      {offer.features.length + missing.length > 0 && (
        <ul
          aria-label={`What ${tier.label} includes`}
          className="mt-4 grid gap-2.5 border-t border-line pt-4"
        >
          {offer.features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 flex-none text-accent-ink" strokeWidth={2.25} />
              <span dir="auto" className="min-w-0 break-words">
                {feature}
              </span>
            </li>
          ))}
          {missing.map(({ name }) => (
            <li key={name} className="flex gap-2.5 text-subtle">
              <Minus aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={2.25} />
              <span className="min-w-0 break-words">
                <span className="sr-only">Not included: </span>
                {name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <section aria-label="Packages" className="card p-4 shadow-lift">
      {offered.length === 1 ? (
        details
      ) : (
        <Tabs
          label="Packages"
          variant="segment"
          tabs={offered.map((choice) => ({
            id: choice.id,
            label: (
              <span className="grid justify-items-center py-1 leading-tight">
                {choice.label}{' '}
                <span className="num text-xs font-medium text-muted">
                  {formatDollars((data.packages[choice.id] ?? offer).price)}
                </span>
              </span>
            ),
            href: addressOf(choice),
          }))}
          selected={tier.id}
          onSelect={({ id }) => choose(offered.find((choice) => choice.id === id)!)}
        >
          {details}
        </Tabs>
      )}
      <div className="px-1 pb-1">
        {data.viewerIsSeller ? (
          <HydrationBoundary fallback={<div className="mt-5 h-42" />}>
            <OwnGig gig={data} />
          </HydrationBoundary>
        ) : (
          <>
            {ordered && (
              <p className="mt-5 flex items-start gap-2">
                <Check aria-hidden className="mt-0.5 size-4 flex-none text-accent-ink" strokeWidth={2.25} />
                <span>
                  <PrefetchLink to={paths.library({ show: 'orders' })} className="link font-semibold">
                    Ordered
                  </PrefetchLink>
                  : {ordered.label} package. Nothing was charged.
                </span>
              </p>
            )}
            {!data.isOpen && <p className="mt-5 text-muted">This gig takes no orders at present.</p>}
            {data.isOpen && (
              <div className="md:mt-5">
                <BuyBar
                  price={formatDollars(offer.price)}
                  packageLabel={offered.length > 1 ? tier.label : undefined}
                >
                  <button
                    type="button"
                    className={`btn btn-lg w-full ${ordered ? 'btn-outline' : 'btn-primary'}`}
                    {...OrderDialog.trigger}
                    onClick={() => setOrdering(true)}
                  >
                    {ordered ? 'Order again' : 'Continue'}
                    <ArrowRight aria-hidden strokeWidth={1.75} />
                  </button>
                </BuyBar>
              </div>
            )}
            <div className="mt-2.5 grid max-md:mt-5 grid-cols-2 gap-2.5 empty:hidden *:only:col-span-2">
              <ContactSeller className="btn btn-outline" />
              <AlertButton gig={data} />
            </div>
          </>
        )}
      </div>
      <OrderDialog
        open={ordering}
        onClose={() => setOrdering(false)}
        gigId={data.id}
        title={data.title}
        tier={tier}
        ordered={ordered}
        {...offer}
      />
    </section>
  );
}
