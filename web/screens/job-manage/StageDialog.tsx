import { nobodyIsNotified } from '../../actions/applicationStage.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Decision } from './heldStages.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  name: string;
  stage: Decision;
  onConfirm: () => Promise<unknown>;
}

/** Asks before an applicant is offered the job or declined. */
export function StageDialog({ name, stage, onConfirm, ...dialog }: Props) {
  const isLive = useIsLive();
  const isOffer = stage === 'OFFER';
  return (
    <ConfirmDialog
      {...dialog}
      title={isOffer ? 'Offer the job' : 'Decline the application'}
      confirm={isOffer ? 'Offer the job' : 'Decline'}
      onConfirm={onConfirm}
      danger={!isOffer}
    >
      <p className="mt-2 break-words text-muted">
        {isOffer ? 'You offer the job to ' : 'You decline the application of '}
        <bdi>{name}</bdi>.{' '}
        {isLive ? 'The applicant is notified at once, and Undo cannot take that back.' : nobodyIsNotified}
      </p>
    </ConfirmDialog>
  );
}
