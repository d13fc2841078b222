import { Check } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { useSearchState } from '../../lists/searchState.ts';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { Stars } from '../../ui/Stars.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { productSearch } from './productSearch.ts';

// For the address of the Related tab the server renders it; the browser loads its code with that tab.
const SimilarProducts = deferred(() => import('./SimilarProducts.tsx'), 'SimilarProducts');

const fragment = graphql(/* GraphQL */ `
  fragment ProductTabs_item on ShopItem {
    id
    additionalFeatures
    rating
    reviews
    ...SimilarProducts_item
  }
`);

/** Items that every product includes (statement PR-10). */
const fixedItems = [
  'Instant digital download',
  'Compatible with all modern software',
  'Regular updates',
  'Full documentation',
];

const tabs = [
  { id: 'description', label: 'Description' },
  { id: 'reviews', label: 'Reviews' },
  { id: 'related', label: 'Related' },
] as const;

export function ProductTabs({ item }: { item: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, item);
  const { id, additionalFeatures, rating, reviews } = data;
  const { tab } = useSearchState(productSearch);
  const navigate = useNavigate();
  return (
    <section aria-label="Details" className="min-w-0">
      <Tabs
        label="About the product"
        tabs={tabs.map((each) => ({
          ...each,
          href: productSearch.address({ tab: each.id }, paths.product(id)),
        }))}
        selected={tab}
        onSelect={({ href }) => void navigate(href, { replace: true, preventScrollReset: true })}
      >
        <div className="pt-4">
          {tab === 'description' && (
            <>
              <ul className="grid gap-2.5">
                {[...fixedItems, ...additionalFeatures].map((feature) => (
                  <li key={feature} dir="auto" className="flex gap-2.5 break-words">
                    <Check
                      aria-hidden
                      className="mt-0.5 size-4 flex-none text-positive-ink"
                      strokeWidth={2}
                    />
                    {feature}
                  </li>
                ))}
              </ul>
              {data.__typename === 'Course' && (
                <p className="mt-3.5 text-muted">
                  The sample has no lesson contents. Once you are enrolled, ticking a lesson marks your
                  progress.
                </p>
              )}
            </>
          )}
          {tab === 'reviews' && (
            <>
              {/* This sentence and that of the next tab are fixed (statements PR-12, PR-13). */}
              <p className="text-muted">Reviews will be available soon.</p>
              <h2 className="card-title mt-5">Ratings so far</h2>
              {reviews > 0 ? (
                <p className="num mt-1.5 flex flex-wrap items-center gap-x-2 text-muted">
                  <Stars rating={rating} />
                  from {formatCount(reviews, 'review')}, whose texts are not published yet
                </p>
              ) : (
                <p className="mt-1.5 text-muted">No ratings yet</p>
              )}
            </>
          )}
          {tab === 'related' && (
            <>
              <p className="text-muted">Related products will be displayed here.</p>
              <HydrationBoundary fallback={<div className="skeleton mt-5 h-113" aria-hidden />}>
                <SimilarProducts item={data} />
              </HydrationBoundary>
            </>
          )}
        </div>
      </Tabs>
    </section>
  );
}
