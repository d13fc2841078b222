import { removeConnection } from '../../actions/network.ts';
import { useAction } from '../../actions/useAction.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  /** The id of the person. */
  id: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation before it ends the connection with a person. */
export function RemoveConnectionDialog({ id, name, ...dialog }: Props) {
  const [remove, removing] = useAction(removeConnection);
  return (
    <ConfirmDialog
      {...dialog}
      title="Remove connection"
      confirm="Remove"
      onConfirm={() => remove({ input: { personId: id } })}
      pending={removing}
      danger
    >
      <p dir="auto" className="mt-2 text-muted">
        {name} is not notified. To connect again, one of you sends a request.
      </p>
    </ConfirmDialog>
  );
}
