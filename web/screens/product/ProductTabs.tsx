import type { FragmentType } from '@apollo/client';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { useSearchState } from '../../lists/searchState.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { productSearch } from './productSearch.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ProductTabs_item on ShopItem {
    id
    additionalFeatures
  }
`);

/** Items that every product includes. */
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

/** Tabs with the included items, reviews and related products. */
export function ProductTabs({ item }: { item: FragmentType<typeof fragment> }) {
  const { id, additionalFeatures } = useFragmentData(fragment, item);
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
            <ul className="grid gap-2.5">
              {[...fixedItems, ...additionalFeatures].map((feature) => (
                <li key={feature} dir="auto" className="flex gap-2.5 break-words">
                  <Check aria-hidden className="mt-0.5 size-4 flex-none text-positive-ink" strokeWidth={2} />
                  {feature}
                </li>
              ))}
            </ul>
          )}
          {tab === 'reviews' && <p className="text-muted">Reviews will be available soon.</p>}
          {tab === 'related' && <p className="text-muted">Related products will be displayed here.</p>}
        </div>
      </Tabs>
    </section>
  );
}
