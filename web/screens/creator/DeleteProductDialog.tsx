import { deleteProduct } from '../../actions/creatorProduct.ts';
import { useAction } from '../../actions/useAction.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation before it deletes a product. */
export function DeleteProductDialog({ id, open, onClose }: Props) {
  const [remove, removing] = useAction(deleteProduct);
  const confirm = async () => {
    if (await remove({ input: { id } })) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Delete Product">
      <p className="mt-2 text-muted">
        Are you sure you want to delete this product? This action cannot be undone.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="btn btn-danger"
          aria-disabled={removing}
          onClick={() => void confirm()}
        >
          Delete
        </button>
      </div>
    </Dialog>
  );
}
