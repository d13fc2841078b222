import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import { graphql } from '../../generated/gql.ts';
import { CardList } from '../../ui/CardList.tsx';
import { CardSection } from '../../ui/CardSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment SimilarProducts_item on ShopItem {
    id
    similarItems(first: 4) {
      id
      ...ProductCard_item
    }
  }
`);

/** Similar products of other sellers, in the Related tab. Renders nothing if there are none. */
export function SimilarProducts({ item }: { item: FragmentType<typeof fragment> }) {
  const { similarItems } = useFragmentData(fragment, item);
  if (similarItems.length === 0) return null;
  return (
    <CardSection id="similar" title="You may also like" className="mt-5">
      <CardList
        className="mt-3.5 grid grid-cols-1 gap-5 sm:grid-cols-2"
        items={similarItems}
        card={(product) => <ProductCard item={product} level={3} />}
      />
    </CardSection>
  );
}
