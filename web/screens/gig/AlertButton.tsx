import type { FragmentType } from '@apollo/client';
import { Bell, BellRing } from 'lucide-react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { setGigAlert } from '../../actions/gig.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';

const fragment = graphql(/* GraphQL */ `
  fragment AlertButton_gig on Gig {
    id
    viewerHasAlert
  }
`);

/** Asks to be told when the gig changes, or no longer. */
export function AlertButton({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  const [run] = useAction(setGigAlert);
  const { viewerHasAlert } = data;
  const Icon = viewerHasAlert ? BellRing : Bell;
  return (
    <button
      type="button"
      className={`btn ${viewerHasAlert ? 'btn-soft' : 'btn-outline'}`}
      aria-pressed={viewerHasAlert}
      onClick={() => void run({ input: { gigId: data.id, enabled: !viewerHasAlert } })}
    >
      <Icon aria-hidden strokeWidth={1.75} />
      Set Alert
    </button>
  );
}
