import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import { graphql } from '../../generated/gql.ts';
import { CardList } from '../../ui/CardList.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { productSearch } from './productSearch.ts';

const fragment = graphql(/* GraphQL */ `
  fragment MoreProducts_item on ShopItem {
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
    similarItems(first: 4) {
      id
      ...ProductCard_item
    }
  }
`);

/** Maximum number of products: one row on a wide screen. */
const maxProducts = 4;

/** The creator's other products. If there are none: similar products, unless the Related tab already shows them. */
export function MoreProducts({ item }: { item: FragmentType<typeof fragment> }) {
  const { id, seller, similarItems } = useFragmentData(fragment, item);
  const { tab } = useSearchState(productSearch);
  const others = seller.profile.products.filter((product) => product.id !== id).slice(0, maxProducts);
  const [title, products] =
    others.length > 0
      ? [`More by ${seller.name}`, others]
      : ['You may also like', tab === 'related' ? [] : similarItems];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="more" className="mt-10">
      <h2 id="more" dir="auto" className="font-display text-xl font-[650] tracking-[-0.015em] break-words">
        {title}
      </h2>
      <CardList
        className="mt-4 card-row"
        items={products}
        card={(product) => <ProductCard item={product} level={3} />}
      />
    </section>
  );
}
