import { X } from 'lucide-react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Modal } from './Modal.tsx';
import type { DialogState } from './DialogButton.tsx';

interface Props extends DialogState {
  title: string;
  /** A picture before the title; with it the title bar becomes a larger header. */
  media?: ReactNode;
  /** Content of a bar above the header, beside the Close button. */
  bar?: ReactNode;
  /** Content beneath the title in the header. */
  under?: ReactNode;
  /** Whether only screen readers get the title, because the content has a visible one; requires `bar`. */
  titleHidden?: boolean;
  /** For a sheet of the address, which the server renders, too: the address that Close submits to before hydration. */
  closedAt?: string;
  /** Returns the element that gets the focus on closing, if it is not the opener. */
  returnTo?: () => HTMLElement | null;
  side: 'left' | 'right';
  /** Classes for the sheet's width. */
  className: string;
  children: ReactNode;
}

function Close({ onClose, closedAt }: { onClose: () => void; closedAt: string | undefined }) {
  const attributes = { className: 'btn btn-icon btn-ghost', 'aria-label': 'Close' };
  const icon = <X aria-hidden strokeWidth={1.75} />;
  if (closedAt === undefined)
    return (
      <button type="button" {...attributes} onClick={onClose}>
        {icon}
      </button>
    );
  const [action, query] = closedAt.split('?');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <form method="get" action={action} onSubmit={submit}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" data-autofocus="" {...attributes}>
        {icon}
      </button>
    </form>
  );
}

/** A panel that slides over the page from one side. Escape, a click on the scrim and the Close button close it. */
export function Sheet(props: Props) {
  const { open, onClose, title, bar, media, under, titleHidden, closedAt, returnTo, side } = props;
  const { className, children } = props;
  const id = useId();
  const place =
    side === 'left'
      ? 'left-0 rounded-r-xl data-closed:-translate-x-6'
      : 'right-0 rounded-l-xl data-closed:translate-x-6';
  const head = media
    ? `flex flex-none items-start gap-4 p-5 md:px-7 ${bar ? '' : 'pr-3 md:pr-4'}`
    : 'flex min-h-14 flex-none items-center border-b border-line pr-2 pl-4';
  const close = <Close onClose={onClose} closedAt={closedAt} />;
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={id}
      inPlace={closedAt !== undefined}
      returnTo={returnTo}
      className={`fixed inset-y-0 flex max-w-full flex-col overflow-hidden bg-raised shadow-overlay transition duration-(--wg-slow) ease-out data-closed:opacity-0 ${place} ${className}`}
    >
      {bar && (
        <div className="flex min-h-12 flex-none items-center gap-2 border-b border-line pr-3 pl-5 md:pr-4 md:pl-7">
          <div className="min-w-0 grow">{bar}</div>
          {close}
        </div>
      )}
      <div className={titleHidden ? 'sr-only' : head}>
        {media}
        <div className="min-w-0 grow">
          <h2
            id={id}
            dir={media ? 'auto' : undefined}
            className={`font-display font-[650] break-words ${media ? 'text-xl tracking-[-0.015em]' : 'text-lg'}`}
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
