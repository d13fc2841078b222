import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

interface Props {
  label: string;
  /** Whether the side bar is expanded; in a collapsed one a group shows its icons without a heading. */
  expanded: boolean;
  children: ReactNode;
}

/** A collapsible group of links, initially open. */
export function SideBarGroup({ label, expanded, children }: Props) {
  const [open, setOpen] = useState(true);
  const id = useId();
  if (!expanded)
    return (
      <div role="group" aria-label={label} className="flex flex-col items-center gap-0.5 py-1.5">
        {children}
      </div>
    );
  return (
    <div className="px-2 py-1.5">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="flex h-7 w-full items-center justify-between rounded-md px-2.5 text-2xs font-semibold tracking-[0.04em] text-subtle hover:text-ink"
          onClick={() => setOpen(!open)}
        >
          {label}
          <ChevronDown aria-hidden className={open ? 'size-3.5' : 'size-3.5 -rotate-90'} strokeWidth={2} />
        </button>
      </h2>
      <div id={id} hidden={!open} className={open ? 'flex flex-col gap-0.5 pt-0.5' : undefined}>
        {children}
      </div>
    </div>
  );
}
