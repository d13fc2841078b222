import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { GigCard } from '../../components/gig/GigCard.tsx';
import { graphql } from '../../generated/gql.ts';
import type { MoreGigs_GigFragment } from '../../generated/graphql.ts';
import { CardList } from '../../ui/CardList.tsx';
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
    similarGigs {
      id
      ...GigCard_gig
    }
  }
`);

interface RowProps {
  id: string;
  title: string;
  gigs: MoreGigs_GigFragment['similarGigs'];
}

const Row = ({ id, title, gigs }: RowProps) =>
  gigs.length > 0 && (
    <Section id={id} title={title}>
      <div className="mt-4">
        <CardList className="card-row" items={gigs} card={(gig) => <GigCard gig={gig} level={3} />} />
      </div>
    </Section>
  );

export function MoreGigs({ gig }: { gig: FragmentType<typeof fragment> }) {
  const { creator, moreBySeller, similarGigs } = useFragmentData(fragment, gig);
  return (
    <>
      <Row id="more" title={`More by ${creator.name}`} gigs={moreBySeller} />
      <Row id="similar" title="Similar gigs" gigs={similarGigs} />
    </>
  );
}
