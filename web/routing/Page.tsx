import type { ComponentProps, ReactNode } from 'react';
import { Head } from './Head.tsx';
import { PageHeading } from './PageHeading.tsx';

interface Props extends ComponentProps<typeof Head> {
  /** The screen's name on the page; a screen that names itself further inside leaves it out. */
  heading?: string;
  subtitle?: string;
  /** Buttons at the end of the heading's row. */
  actions?: ReactNode;
  /** By what the growth rings beside the heading take their tint. */
  art?: string;
  /** Leaves the document's title and description to the sheet that is open over the page. */
  withoutHead?: boolean;
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
  withoutHead,
  full,
  children,
}: Props) {
  return (
    <div
      className={`relative isolate ${full ? '' : 'mx-auto max-w-[79rem] px-3 pt-5 pb-12 md:px-6 md:pt-6 md:pb-16'}`}
    >
      {!withoutHead && <Head title={title} description={description} canonical={canonical} />}
      {heading && <PageHeading heading={heading} subtitle={subtitle} actions={actions} art={art} />}
      {children}
    </div>
  );
}
