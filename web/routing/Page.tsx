import type { ComponentProps, ReactNode } from 'react';
import { Head } from './Head.tsx';
import { PageHeading } from './PageHeading.tsx';

interface Props extends ComponentProps<typeof Head> {
  /** The text that determines the tint of the growth rings beside the heading; left out by a screen with its own heading. */
  art?: string;
  /** The heading beside the growth rings; the title by default. */
  heading?: string;
  subtitle?: string;
  /** Buttons at the end of the heading's row. */
  actions?: ReactNode;
  /** Renders no document title and description, because the sheet over the page renders them. */
  withoutHead?: boolean;
  /** Without margins: for a screen that fills the window, such as a conversation. */
  full?: boolean;
  children: ReactNode;
}

/** The layout of every screen: its width, the document's metadata, the heading and its actions. */
export function Page({ heading, subtitle, actions, art, withoutHead, full, children, ...head }: Props) {
  return (
    <div
      className={`relative isolate ${full ? '' : 'mx-auto max-w-[79rem] px-3 pt-5 pb-12 md:px-6 md:pt-6 md:pb-16'}`}
    >
      {!withoutHead && <Head {...head} />}
      {art && <PageHeading heading={heading ?? head.title} subtitle={subtitle} actions={actions} art={art} />}
      {children}
    </div>
  );
}
