import type { ReactNode } from 'react';

interface Props {
  /** For screen readers: what is on its way. */
  says: string;
  /** How the shape is laid out. */
  className?: string;
  /** The shape of what comes, for the eye alone. */
  children: ReactNode;
}

/** Stands where something is still loading. */
export const Loading = ({ says, className, children }: Props) => (
  <div aria-busy>
    <span className="sr-only" role="status">
      {says}
    </span>
    <div className={className} aria-hidden>
      {children}
    </div>
  </div>
);
