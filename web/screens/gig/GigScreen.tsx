import { LoaderCircle } from 'lucide-react';
import { paths } from '../../paths.ts';
import { DetailData } from '../../routing/DetailData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { SellerContact } from './ContactSeller.tsx';
import { query } from './gig.data.ts';
import { GigDetails } from './GigDetails.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';

// Loaded on demand, because most visits do not need it.
const DetailNotFound = deferred(() => import('../../routing/DetailNotFound.tsx'), 'DetailNotFound');

const back = { label: 'Gigs', to: paths.gigs() };

const spinner = (
  <LoaderCircle className="size-8 animate-spin text-accent motion-reduce:animate-none" strokeWidth={1.75} />
);

function Gig() {
  const { gig } = useScreenData(query);
  if (gig)
    return (
      <SellerContact gig={gig}>
        <GigDetails gig={gig} back={back} />
      </SellerContact>
    );
  return <DetailNotFound noun="Gig" back={back} />;
}

export const Component = () => (
  <DetailData
    noun="Gig"
    description="See this service, its packages and its seller."
    back={back}
    skeleton={<DetailSkeleton status="Loading gig" picture={spinner} />}
  >
    <Gig />
  </DetailData>
);
