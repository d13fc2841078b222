import { X } from 'lucide-react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Modal } from './Modal.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A picture before the title; with it the bar grows into a header. */
  lead?: ReactNode;
  /** What stands beneath the title in such a header. */
  under?: ReactNode;
  /** Whether the title is for screen readers only, and the content shows one of its own. */
  titleHidden?: boolean;
  /** For a sheet that the address opens: the address without it, to which Close leads before any script does. */
  closedAt?: string;
  side: 'left' | 'right';
  /** The sheet's width. */
  className: string;
  children: ReactNode;
}

interface CloseProps {
  onClose: () => void;
  closedAt: string | undefined;
}

function Close({ onClose, closedAt }: CloseProps) {
  const look = { className: 'btn btn-icon btn-ghost', 'aria-label': 'Close' };
  const icon = <X aria-hidden strokeWidth={1.75} />;
  if (closedAt === undefined)
    return (
      <button type="button" {...look} onClick={onClose}>
        {icon}
      </button>
    );
  const [action, said] = closedAt.split('?');
  const close = (event: FormEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <form method="get" action={action} onSubmit={close}>
      {[...new URLSearchParams(said)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" data-autofocus="" {...look}>
        {icon}
      </button>
    </form>
  );
}

/** A panel that slides over the page from one side. Escape, the scrim and its button close it. */
export function Sheet(props: Props) {
  const { open, onClose, title, titleHidden, lead, under, closedAt, side, className, children } = props;
  const id = useId();
  const place =
    side === 'left'
      ? 'left-0 rounded-r-xl data-closed:-translate-x-6'
      : 'right-0 rounded-l-xl data-closed:translate-x-6';
  const head = lead
    ? 'flex flex-none items-start gap-4 p-5 pr-3 md:px-7 md:pr-4'
    : `flex h-14 flex-none items-center pr-2 pl-4 ${titleHidden ? '' : 'border-b border-line'}`;
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={id}
      here={closedAt !== undefined}
      className={`fixed inset-y-0 flex max-w-full flex-col overflow-hidden bg-raised shadow-overlay transition duration-(--wg-slow) ease-out data-closed:opacity-0 ${place} ${className}`}
    >
      <div className={head}>
        {lead}
        <div className="min-w-0 grow">
          <h2
            id={id}
            dir={lead ? 'auto' : undefined}
            className={
              titleHidden
                ? 'sr-only'
                : `font-display font-[650] break-words ${lead ? 'text-xl tracking-[-0.015em]' : 'text-lg'}`
            }
          >
            {title}
          </h2>
          {under}
        </div>
        <Close onClose={onClose} closedAt={closedAt} />
      </div>
      {children}
    </Modal>
  );
}
