import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../brand.ts';
import { HeadArt } from '../ui/HeadArt.tsx';
import { PageHeading } from './PageHeading.tsx';

interface Props {
  /** What a tab and the list of visited pages say; the brand follows. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** The address by which the page is known; its path where it is left out, and none for null. */
  canonical?: string | null;
  /** The screen's name on the page; a screen that names itself further inside leaves it out. */
  heading?: string;
  subtitle?: string;
  /** Buttons at the end of the heading's row. */
  actions?: ReactNode;
  /** By what the growth rings behind the heading take their tint. */
  art?: string;
  /** Up to the edges: for a screen that fills the window, such as a conversation. */
  full?: boolean;
  children: ReactNode;
}

/** What every screen stands in: the width, the head of the document, and the heading with what one can do here. */
export function Page({
  title,
  description,
  canonical,
  heading,
  subtitle,
  actions,
  art,
  full,
  children,
}: Props) {
  const { pathname } = useLocation();
  const known = canonical === undefined ? pathname : canonical;
  return (
    <div className={`relative isolate ${full ? '' : 'mx-auto max-w-[79rem] px-3 py-5 md:px-6 md:py-6'}`}>
      {art && <HeadArt of={art} />}
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {known && <link rel="canonical" href={known} />}
      {heading && <PageHeading heading={heading} subtitle={subtitle} actions={actions} />}
      {children}
    </div>
  );
}
