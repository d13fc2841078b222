import type { ReactNode } from 'react';
import { Breadcrumb } from './DetailHeader.tsx';
import { Page } from './Page.tsx';
import { ScreenData } from './ScreenData.tsx';

interface Props {
  /** The page's title until its data has loaded: 'Job'. */
  noun: string;
  description: string;
  /** The list that the breadcrumb links to. */
  back: { label: string; to: string };
  /** Has the layout of the loaded page, so that nothing shifts. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Waits for the data of a detail page. The skeleton and the error card keep the page's width and its breadcrumb. */
export function DetailData({ noun, description, back, skeleton, children }: Props) {
  const page = (content: ReactNode) => (
    <Page title={noun} description={description}>
      <Breadcrumb back={back} />
      <div className="mt-4">{content}</div>
    </Page>
  );
  return (
    <ScreenData dataName={`this ${noun.toLowerCase()}`} frame={page} skeleton={page(skeleton)}>
      {children}
    </ScreenData>
  );
}
