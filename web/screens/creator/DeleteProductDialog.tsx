import { deleteProduct } from '../../actions/creatorProduct.ts';
import { useAction } from '../../actions/useAction.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  id: string;
  /** Returns the element that gets the focus on closing, if it is not the opener. */
  returnTo: () => HTMLElement | null;
}

export function DeleteProductDialog({ id, ...dialog }: Props) {
  const [remove, removing] = useAction(deleteProduct);
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Product"
      confirm="Delete"
      onConfirm={() => remove({ input: { id } })}
      pending={removing}
      danger
    >
      <p className="mt-2 text-muted">
        Are you sure you want to delete this product? This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
