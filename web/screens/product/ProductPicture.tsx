import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ProductPicture_item on ShopItem {
    id
    title
    image
    imageAlt
  }
`);

export function ProductPicture({ item }: { item: FragmentType<typeof fragment> }) {
  const { title, image, imageAlt } = useFragmentData(fragment, item);
  return (
    <div className="art mt-5 aspect-[16/10] rounded-lg border border-line">
      <img src={image} alt={imageAlt ?? title} width={320} height={200} fetchPriority="high" />
    </div>
  );
}
