import { Bell, BellRing } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { ToggleButton } from '../../ui/ToggleButton.tsx';

const setGigAlert = async () => (await import('../../actions/gig.ts')).setGigAlert;

const fragment = graphql(/* GraphQL */ `
  fragment AlertButton_gig on Gig {
    id
    viewerHasAlert
    creator {
      id
      person {
        id
        isFormerMember
      }
    }
  }
`);

/** Turns notifications about changes of the gig on and off. Renders nothing for a former member's gig: it cannot change. */
export function AlertButton({ gig }: { gig: FragmentType<typeof fragment> }) {
  const { id, viewerHasAlert, creator } = useFragmentData(fragment, gig);
  const [run] = useAction(setGigAlert);
  if (creator.person.isFormerMember) return null;
  return (
    <ToggleButton
      on={viewerHasAlert}
      onToggle={(enabled, options) => run({ input: { gigId: id, enabled } }, options)}
      words={{ off: 'Notify me of changes', on: 'Alert set' }}
      name="Set Alert"
      Icon={Bell}
      OnIcon={BellRing}
      variant="own" // Shows the icon and the children; `words` are the tooltip.
      className={`btn ${viewerHasAlert ? 'btn-soft' : 'btn-outline'}`}
      onClass="" // The icon while it is on has no classes of its own.
    >
      Set Alert
    </ToggleButton>
  );
}
