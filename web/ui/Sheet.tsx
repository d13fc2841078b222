import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Modal } from './Modal.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A picture before the title; with it the bar grows into a header. */
  lead?: ReactNode;
  /** What stands beneath the title in such a header. */
  under?: ReactNode;
  side: 'left' | 'right';
  /** The sheet's width. */
  className: string;
  children: ReactNode;
}

/** A panel that slides over the page from one side. Escape, the scrim and its button close it. */
export function Sheet({ open, onClose, title, lead, under, side, className, children }: Props) {
  const id = useId();
  const place =
    side === 'left'
      ? 'left-0 rounded-r-xl data-closed:-translate-x-6'
      : 'right-0 rounded-l-xl data-closed:translate-x-6';
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={id}
      className={`fixed inset-y-0 flex max-w-full flex-col overflow-hidden bg-raised shadow-overlay transition duration-(--wg-slow) ease-out data-closed:opacity-0 ${place} ${className}`}
    >
      <div
        className={
          lead
            ? 'flex flex-none items-start gap-4 p-5 pr-3 md:px-7 md:pr-4'
            : 'flex h-14 flex-none items-center border-b border-line pr-2 pl-4'
        }
      >
        {lead}
        <div className="min-w-0 grow">
          <h2
            id={id}
            dir={lead ? 'auto' : undefined}
            className={`font-display font-[650] break-words ${lead ? 'text-xl tracking-[-0.015em]' : 'text-lg'}`}
          >
            {title}
          </h2>
          {under}
        </div>
        <button type="button" className="btn btn-icon btn-ghost" aria-label="Close" onClick={onClose}>
          <X aria-hidden strokeWidth={1.75} />
        </button>
      </div>
      {children}
    </Modal>
  );
}
