import { deleteAccessToken } from '../../actions/settings.ts';
import { useAction } from '../../actions/useAction.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

export function DeleteTokenDialog({ id, name, ...dialog }: DialogState & { id: string; name: string }) {
  const [remove, removing] = useAction(deleteAccessToken);
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete token"
      confirm="Delete"
      onConfirm={() => remove({ input: { tokenId: id } })}
      pending={removing}
      danger
    >
      <p className="mt-2 break-words text-muted">
        Programs with the token <bdi>{name}</bdi> are refused at once. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
