import { LoaderCircle } from 'lucide-react';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { SellerContact } from './ContactSeller.tsx';
import { query } from './gig.data.ts';
import { GigDetails } from './GigDetails.tsx';
import { deferred } from '../../ui/deferred.ts';

// Few readers ever need it.
const NotFound = deferred(() => import('../../routing/NotFound.tsx'), 'NotFound');

function Gig() {
  const { gig } = useScreenData(query);
  if (gig)
    return (
      <SellerContact gig={gig}>
        <GigDetails gig={gig} />
      </SellerContact>
    );
  return (
    <NotFound
      title="Gig not found"
      text="The gig you're looking for doesn't exist or has been removed."
      back={{ label: 'Back to Gigs', to: paths.gigs() }}
    />
  );
}

const Spinner = () => (
  <div role="status" className="grid min-h-[60vh] place-content-center justify-items-center gap-3">
    <title>{`Gig · ${brand.name}`}</title>
    <LoaderCircle
      aria-hidden
      className="size-8 animate-spin text-accent motion-reduce:animate-none"
      strokeWidth={1.75}
    />
    <span className="text-sm text-muted">Loading gig</span>
  </div>
);

/** A gig with its packages, seller, reviews and earlier work. */
export const Component = () => (
  <ScreenData what="this gig" skeleton={<Spinner />}>
    <Gig />
  </ScreenData>
);
