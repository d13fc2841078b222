import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenAfterMount } from './useOpenAfterMount.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  side: 'left' | 'right';
  /** The sheet's width. */
  className: string;
  children: ReactNode;
}

/** A panel that slides over the page from one side. Escape, the scrim and its button close it. */
export function Sheet({ open, onClose, title, side, className, children }: Props) {
  useReturnFocus(open);
  const place =
    side === 'left'
      ? 'left-0 rounded-r-xl data-closed:-translate-x-6'
      : 'right-0 rounded-l-xl data-closed:translate-x-6';
  return (
    <Dialog open={useOpenAfterMount(open)} onClose={onClose} transition className="relative z-40">
      <DialogBackdrop transition className="scrim" />
      <DialogPanel
        transition
        className={`fixed inset-y-0 flex max-w-full flex-col overflow-hidden bg-raised shadow-overlay transition duration-(--wg-slow) ease-out data-closed:opacity-0 ${place} ${className}`}
      >
        <div className="flex h-14 flex-none items-center justify-between border-b border-line pr-2 pl-4">
          <DialogTitle className="font-display text-lg font-[650]">{title}</DialogTitle>
          <button type="button" className="btn btn-icon btn-ghost" aria-label="Close" onClick={onClose}>
            <X aria-hidden strokeWidth={1.75} />
          </button>
        </div>
        {children}
      </DialogPanel>
    </Dialog>
  );
}
