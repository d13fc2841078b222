import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { GigGrid, type Gigs } from '../../components/gig/GigGrid.tsx';
import { graphql } from '../../generated/gql.ts';
import { Section } from './Section.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment MoreGigs_gig on Gig {
    id
    creator {
      id
      name
    }
    moreBySeller {
      id
      ...GigCard_gig
    }
    similar {
      id
      ...GigCard_gig
    }
  }
`);

const Row = ({ id, title, gigs }: { id: string; title: string; gigs: Gigs['nodes'] }) =>
  gigs.length > 0 && (
    <Section id={id} title={title}>
      <div className="mt-4">
        <GigGrid gigs={gigs} level={3} inRow />
      </div>
    </Section>
  );

/** Other gigs of the seller, and similar gigs of other sellers. */
export function MoreGigs({ gig }: { gig: FragmentType<typeof fragment> }) {
  const { creator, moreBySeller, similar } = useFragmentData(fragment, gig);
  return (
    <>
      <Row id="more" title={`More by ${creator.name}`} gigs={moreBySeller} />
      <Row id="similar" title="Similar gigs" gigs={similar} />
    </>
  );
}
