import type { ReactNode } from 'react';
import { HeadArt } from '../ui/HeadArt.tsx';

interface Props {
  heading: string;
  subtitle?: string | undefined;
  actions?: ReactNode;
  /** The text that determines the tint of the growth rings beside the heading. */
  art?: string | undefined;
}

export const PageHeading = ({ heading, subtitle, actions, art }: Props) => (
  <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
    <div className="grid min-w-0 grow grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4">
      <h1 className="h-page">{heading}</h1>
      {art && <HeadArt name={art} />}
      {subtitle && <p className="mt-0.5 text-muted max-md:col-span-2 md:col-start-1">{subtitle}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
  </div>
);
