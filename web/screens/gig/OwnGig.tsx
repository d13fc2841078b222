import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';

const GigEditDialog = onDemand(() => import('./GigEditDialog.tsx'), 'GigEditDialog');

const setGigOpen = async () => (await import('../../actions/ownGig.ts')).setGigOpen;

const fragment = graphql(/* GraphQL */ `
  fragment OwnGig_gig on Gig {
    id
    isOpen
    ...GigForm_gig
  }
`);

export function OwnGig({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  const { id, isOpen } = data;
  const [setOpen, running] = useAction(setGigOpen);
  return (
    <>
      <p className="mt-5 text-muted">
        {isOpen
          ? 'This is your gig. Buyers can order it and contact you here.'
          : 'This is your gig. It is paused: lists leave it out, and it takes no orders at present.'}
      </p>
      <PrefetchLink to={paths.orders({ gig: id })} className="btn btn-lg btn-primary mt-3.5 w-full">
        View Orders
      </PrefetchLink>
      <div className="mt-2.5 grid grid-cols-2 gap-2.5">
        <DialogButton className="btn btn-outline" Dialog={GigEditDialog} dialog={{ gig: data }}>
          Edit
        </DialogButton>
        <OpenButton
          isOpen={isOpen}
          labels={['Pause gig', 'Resume gig']}
          running={running}
          onChange={(open, options) => setOpen({ input: { gigId: id, open } }, options)}
          className="btn btn-outline"
        />
        <PrefetchLink to={paths.gigs({ tab: 'mine' })} className="btn btn-ghost col-span-2">
          My Gigs
        </PrefetchLink>
      </div>
    </>
  );
}
