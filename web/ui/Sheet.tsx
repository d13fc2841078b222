import { X } from 'lucide-react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Modal } from './Modal.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A picture before the title; with it the bar grows into a header. */
  lead?: ReactNode;
  /** What stands over such a header, beside Close. */
  bar?: ReactNode;
  /** What stands beneath the title in such a header. */
  under?: ReactNode;
  /** Whether the title is for screen readers only, and the content shows one of its own; with a `bar`. */
  titleHidden?: boolean;
  /** For a sheet that the address opens: the address without it, to which Close leads before any script does. */
  closedAt?: string;
  /** What has the focus afterwards, where that is not what opened it. */
  returnTo?: () => HTMLElement | null;
  side: 'left' | 'right';
  /** The sheet's width. */
  className: string;
  children: ReactNode;
}

function Close({ onClose, closedAt }: { onClose: () => void; closedAt: string | undefined }) {
  const look = { className: 'btn btn-icon btn-ghost', 'aria-label': 'Close' };
  const icon = <X aria-hidden strokeWidth={1.75} />;
  if (closedAt === undefined)
    return (
      <button type="button" {...look} onClick={onClose}>
        {icon}
      </button>
    );
  const [action, said] = closedAt.split('?');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <form method="get" action={action} onSubmit={submit}>
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
  const { open, onClose, title, bar, lead, under, titleHidden, closedAt, returnTo, side } = props;
  const { className, children } = props;
  const id = useId();
  const place =
    side === 'left'
      ? 'left-0 rounded-r-xl data-closed:-translate-x-6'
      : 'right-0 rounded-l-xl data-closed:translate-x-6';
  const head = lead
    ? `flex flex-none items-start gap-4 p-5 md:px-7 ${bar ? '' : 'pr-3 md:pr-4'}`
    : 'flex h-14 flex-none items-center border-b border-line pr-2 pl-4';
  const close = <Close onClose={onClose} closedAt={closedAt} />;
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={id}
      here={closedAt !== undefined}
      returnTo={returnTo}
      className={`fixed inset-y-0 flex max-w-full flex-col overflow-hidden bg-raised shadow-overlay transition duration-(--wg-slow) ease-out data-closed:opacity-0 ${place} ${className}`}
    >
      {bar && (
        <div className="flex h-12 flex-none items-center gap-2 border-b border-line pr-3 pl-5 md:pr-4 md:pl-7">
          <div className="min-w-0 grow">{bar}</div>
          {close}
        </div>
      )}
      <div className={titleHidden ? 'sr-only' : head}>
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
        {!bar && close}
      </div>
      {children}
    </Modal>
  );
}
