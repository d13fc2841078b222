import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { KeepFocus } from './KeepFocus.tsx';
import './seenFocus.ts';
import { useOpenAfterMount } from './useOpenAfterMount.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 'form' gives fields room side by side, 'wide' a picture. */
  size?: keyof typeof widths;
  children: ReactNode;
}

const widths = { normal: 'max-w-[27rem]', form: 'max-w-[35rem]', wide: 'max-w-[52rem]' };

/** A dialog in the middle of the page. Escape, the scrim and its button close it; focus goes back where it was. */
export function Dialog({ open, onClose, title, size = 'normal', children }: Props) {
  useReturnFocus(open);
  return (
    <HeadlessDialog open={useOpenAfterMount(open)} onClose={onClose} transition className="relative z-40">
      <DialogBackdrop transition className="scrim" />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel
          transition
          className={`relative w-full rounded-xl bg-raised p-6 shadow-overlay transition duration-(--wg-base) ease-out data-closed:scale-98 data-closed:opacity-0 ${widths[size]}`}
        >
          <KeepFocus />
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
