import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface Props {
  /** The visible name: '2 lessons'. */
  label: string;
  /** Completes the name for screen readers: 'Module 1'. */
  of: string;
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
}

/** A part of the editor that folds. Its fields keep their values, and a form opens it to focus an error. */
export const Folding = ({ label, of, children, ref }: Props) => (
  <details ref={ref} open className="group min-w-0">
    <summary className="-mx-1 flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm px-1 text-sm font-semibold text-muted hover:text-ink max-md:min-h-11 [&::-webkit-details-marker]:hidden">
      <ChevronDown aria-hidden className="size-4 flex-none -rotate-90 group-open:rotate-0" />
      <span className="num">{label}</span>
      <span className="sr-only"> of {of}</span>
    </summary>
    <div className="mt-2 grid grid-cols-1 gap-3">{children}</div>
  </details>
);
