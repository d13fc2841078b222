import type { ReactNode } from 'react';
import { WayBack } from './DetailHeader.tsx';
import { Page } from './Page.tsx';
import { ScreenData } from './ScreenData.tsx';

interface Props {
  /** 'Job': what the page is about, before anybody knows which. */
  noun: string;
  description: string;
  /** The list that it belongs to. */
  back: { label: string; to: string };
  /** Of the final shape. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Waits for the data of a page about one thing; skeleton and error card stand in the page's width, with the way back. */
export function DetailData({ noun, description, back, skeleton, children }: Props) {
  const page = (content: ReactNode) => (
    <Page title={noun} description={description}>
      <WayBack back={back} />
      <div className="mt-4">{content}</div>
    </Page>
  );
  return (
    <ScreenData what={`this ${noun.toLowerCase()}`} frame={page} skeleton={page(skeleton)}>
      {children}
    </ScreenData>
  );
}
