import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { GigWishlistButton } from '../../components/gig/GigWishlistButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { ShareMenu } from './ShareMenu.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment GigPicture_gig on Gig {
    id
    title
    image
    imageAlt
    ...GigWishlistButton_gig
  }
`);

export function GigPicture({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  return (
    <div className="art relative mt-5 aspect-[16/10] rounded-lg border border-line md:aspect-[16/9]">
      <img src={data.image} alt={data.imageAlt ?? ''} width={320} height={200} fetchPriority="high" />
      <div className="absolute top-3 right-3 flex gap-2">
        <GigWishlistButton gig={data} />
        <ShareMenu id={data.id} title={data.title} />
      </div>
    </div>
  );
}
