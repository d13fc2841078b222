import { Dialog } from '../../ui/Dialog.tsx';
import { Summary } from '../../ui/Summary.tsx';
import { hiredHeading } from './wording.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  name: string;
  /** The bid as text. */
  bid: string;
  hiring: boolean;
  /** Hires the freelancer; the result is undefined after a failure. */
  onHire: () => Promise<unknown>;
}

/** Asks for confirmation before a freelancer is hired. Then the focus moves to the heading of the hired freelancer. */
export function HireDialog({ open, onClose, name, bid, hiring, onHire }: Props) {
  const confirm = async () => {
    if (await onHire()) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Hire ${name}`}
      returnTo={() => document.getElementById(hiredHeading)}
    >
      <p className="mt-1 text-muted">
        A project hires one freelancer. You can reconsider this proposal later.
      </p>
      <div className="mt-4 grid grid-cols-1 gap-4">
        <Summary rows={[{ name: 'Freelancer', value: name }]} price={bid} priceName="Bid (USD)" />
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            data-autofocus
            className="btn btn-primary"
            aria-disabled={hiring}
            onClick={() => void confirm()}
          >
            Confirm hire
          </button>
        </div>
      </div>
    </Dialog>
  );
}
