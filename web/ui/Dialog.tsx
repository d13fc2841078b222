import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenAfterMount } from './useOpenAfterMount.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A dialog in the middle of the page. Escape, the scrim and its button close it; focus goes back where it was. */
export function Dialog({ open, onClose, title, children }: Props) {
  useReturnFocus(open);
  return (
    <HeadlessDialog open={useOpenAfterMount(open)} onClose={onClose} transition className="relative z-40">
      <DialogBackdrop transition className="scrim" />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel
          transition
          className="relative w-full max-w-[27rem] rounded-xl bg-raised p-6 shadow-overlay transition duration-(--wg-base) ease-out data-closed:scale-98 data-closed:opacity-0"
        >
          <DialogTitle className="pr-10 font-display text-lg font-[650] tracking-[-0.01em]">
            {title}
          </DialogTitle>
          {children}
          <button
            type="button"
            className="btn btn-icon btn-ghost absolute! top-4 right-4"
            aria-label="Close"
            onClick={onClose}
          >
            <X aria-hidden strokeWidth={1.75} />
          </button>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
