import type { ReactNode } from 'react';

interface Props {
  heading: string;
  subtitle?: string | undefined;
  actions?: ReactNode;
}

/** A screen's name, a line beneath it, and what one can do here. */
export const PageHeading = ({ heading, subtitle, actions }: Props) => (
  <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
    <div className="min-w-0">
      <h1 className="h-page">{heading}</h1>
      {subtitle && <p className="mt-0.5 text-muted">{subtitle}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
  </div>
);
