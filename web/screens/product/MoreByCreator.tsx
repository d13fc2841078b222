import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import { graphql } from '../../generated/gql.ts';

const fragment = graphql(/* GraphQL */ `
  fragment MoreByCreator_item on ShopItem {
    id
    seller {
      id
      name
      profile {
        id
        products {
          id
          ...ProductCard_item
        }
      }
    }
  }
`);

/** At most one row on a wide screen. */
const most = 4;

/** What else the creator sells. */
export function MoreByCreator({ item }: { item: FragmentType<typeof fragment> }) {
  const { id, seller } = useFragmentData(fragment, item);
  const others = seller.profile.products.filter((product) => product.id !== id).slice(0, most);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more" className="mt-10">
      <h2 id="more" dir="auto" className="font-display text-xl font-[650] tracking-[-0.015em] break-words">
        More by {seller.name}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 xl:gap-5">
        {others.map((product) => (
          <li key={product.id} className="min-w-0">
            <ProductCard item={product} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
