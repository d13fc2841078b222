import type { ReactNode } from 'react';

interface Props {
  /** The status text for screen readers. */
  status: string;
  className?: string;
  /** The skeleton, hidden from screen readers. */
  children: ReactNode;
}

export const Loading = ({ status, className, children }: Props) => (
  <div aria-busy>
    <span className="sr-only" role="status">
      {status}
    </span>
    <div className={className} aria-hidden>
      {children}
    </div>
  </div>
);
