import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Modal } from './Modal.tsx';
import type { DialogState } from './DialogButton.tsx';

interface Props extends DialogState {
  title: string;
  /** 'form' has room for fields side by side, 'wide' for a picture. */
  size?: keyof typeof widths;
  /** Returns the element that gets the focus on closing, if it is not the opener. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

const widths = { normal: 'max-w-[27rem]', form: 'max-w-[35rem]', wide: 'max-w-[52rem]' };

/** A centred dialog. Escape, a click on the scrim and the Close button close it; the focus returns to its opener. */
export function Dialog({ open, onClose, title, size = 'normal', returnTo, children }: Props) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={id}
      returnTo={returnTo}
      layerClass="grid grid-cols-1 place-items-center p-4"
      className={`relative w-full rounded-xl bg-raised p-6 shadow-overlay transition duration-(--wg-base) ease-out data-closed:scale-98 data-closed:opacity-0 ${widths[size]}`}
    >
      <h2 id={id} className="pr-10 font-display text-lg font-[650] tracking-[-0.01em]">
        {title}
      </h2>
      {children}
      <button
        type="button"
        className="btn btn-icon btn-ghost absolute! top-4 right-4"
        aria-label="Close"
        onClick={onClose}
      >
        <X aria-hidden strokeWidth={1.75} />
      </button>
    </Modal>
  );
}
