import { Dialog } from '../../ui/Dialog.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  title: string;
  src: string;
  alt: string;
}

/** The whole picture of a post, which its card crops. */
export const PostPictureDialog = ({ open, onClose, title, src, alt }: Props) => (
  <Dialog open={open} onClose={onClose} title={title} size="wide">
    <img src={src} alt={alt} className="mt-4 max-h-[75vh] w-full rounded-md object-contain" />
  </Dialog>
);
