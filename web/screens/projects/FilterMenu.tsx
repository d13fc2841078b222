import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  label: string;
  /** Number of selected choices. */
  chosen: number;
  children: ReactNode;
}

/** Button that opens a group of choices: fields of the search form, which stay mounted while the group is closed. */
export function FilterMenu({ label, chosen, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => listeners.abort();
  }, [open]);
  return (
    <div ref={root} className="sm:relative">
      <button
        ref={button}
        type="button"
        className={`btn ${chosen > 0 ? 'btn-soft' : 'btn-outline'}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}{' '}
        {chosen > 0 && (
          <span className="count">
            {chosen} <span className="sr-only">chosen</span>
          </span>
        )}
        <ChevronDown aria-hidden strokeWidth={1.75} className={open ? 'rotate-180' : ''} />
      </button>
      <div
        id={id}
        className={
          open
            ? 'menu pop absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto sm:right-auto sm:w-64'
            : 'hidden noscript:block'
        }
      >
        {children}
      </div>
    </div>
  );
}
