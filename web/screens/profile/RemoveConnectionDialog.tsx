import { removeConnection } from '../../actions/network.ts';
import { useAction } from '../../actions/useAction.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  personId: string;
  name: string;
}

export function RemoveConnectionDialog({ personId, name, ...dialog }: Props) {
  const [remove, removing] = useAction(removeConnection);
  return (
    <ConfirmDialog
      {...dialog}
      title="Remove Connection"
      confirm="Remove"
      onConfirm={() => remove({ input: { personId } })}
      pending={removing}
      danger
    >
      <p className="mt-2 break-words text-muted">
        You and <bdi>{name}</bdi> will no longer be connected. To connect again, one of you has to ask the
        other.
      </p>
    </ConfirmDialog>
  );
}
