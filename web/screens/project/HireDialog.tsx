import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Summary } from '../../ui/Summary.tsx';
import { hiredHeading } from './wording.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  name: string;
  /** The bid as text, such as '$9,900' or '$45/hr'. */
  bid: string;
  hiring: boolean;
  /** Hires the freelancer; the result is undefined after a failure. */
  onHire: () => Promise<unknown>;
}

/** Confirms a hire. Then the proposal's button is gone, so the focus moves to the heading in HiredFreelancer.tsx. */
export const HireDialog = ({ name, bid, hiring, onHire, ...dialog }: Props) => (
  <ConfirmDialog
    {...dialog}
    title={`Hire ${name}`}
    returnTo={() => document.getElementById(hiredHeading)}
    confirm="Confirm hire"
    onConfirm={onHire}
    pending={hiring}
    focused
  >
    <p className="mt-1 text-muted">A project hires one freelancer. You can reconsider this proposal later.</p>
    <div className="mt-4 grid grid-cols-1 gap-4">
      <Summary rows={[{ name: 'Freelancer', value: name }]} price={bid} priceName="Bid (USD)" />
    </div>
  </ConfirmDialog>
);
