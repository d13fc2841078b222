import { ArrowLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeadArt } from '../ui/HeadArt.tsx';
import { PrefetchLink } from './PrefetchLink.tsx';

interface Place {
  label: string;
  to: string;
}

interface WayBackProps {
  back: Place;
  /** The item's title; left out while its data loads. */
  title?: string;
}

/** The breadcrumb 'Gigs > title', which links to the list. */
export const Breadcrumb = ({ back, title }: WayBackProps) => (
  <nav aria-label="Breadcrumb" className="min-w-0">
    <ol className="flex items-center gap-1.5 text-sm text-muted">
      <li className="flex flex-none">
        <PrefetchLink to={back.to} className="link flex reach min-h-6 items-center gap-1.5 font-medium">
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {back.label}
        </PrefetchLink>
      </li>
      {title && (
        <li className="flex min-w-0 items-center gap-1.5">
          <ChevronRight aria-hidden className="size-3.5 flex-none text-subtle" strokeWidth={1.75} />
          <span aria-current="page" dir="auto" className="truncate">
            {title}
          </span>
        </li>
      )}
    </ol>
  </nav>
);

interface Props {
  back: Place;
  title: string;
  /** The text that determines the tint of the growth rings above the title. */
  art: string;
  /** A picture or logo before the title. */
  media?: ReactNode;
  /** Facts beneath the title, such as the author, the place and the date. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The head of a detail page: breadcrumb, title, facts and buttons. Beside a long breadcrumb `HeadArt` keeps 5rem. */
export const DetailHeader = ({ back, title, art, media, children, actions }: Props) => (
  <header>
    <div className="grid grid-cols-[fit-content(calc(100%-6rem))_minmax(0,1fr)] gap-x-4">
      <Breadcrumb back={back} title={title} />
      <HeadArt name={art} />
    </div>
    <div className="mt-4 flex flex-wrap items-start gap-x-5 gap-y-3">
      {media}
      <div className="min-w-0 flex-1 basis-60">
        <h1
          dir="auto"
          className="font-display text-2xl font-[650] tracking-[-0.02em] break-words text-ink md:text-3xl"
        >
          {title}
        </h1>
        {children}
      </div>
    </div>
    {actions && <div className="mt-5 flex flex-wrap items-center gap-2.5">{actions}</div>}
  </header>
);
