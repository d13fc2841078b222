import type { ReactNode } from 'react';
import { Loading } from './Loading.tsx';

const boxes = (count: number, className: string) =>
  Array.from({ length: count }, (_none, place) => <div key={place} className={`shape ${className}`} />);

/** The classes of the list and of an item, for each kind of list. */
const lists = {
  cards: ['card-grid', 'card picture h-100'],
  stack: ['grid gap-stack', 'card h-60'],
  rows: ['card divide', 'row h-22'],
} as const;

interface ListProps {
  /** The status text for screen readers. */
  status: string;
  variant: keyof typeof lists;
  /** Whether chips above the list select a part of it. */
  chips?: boolean;
  /** Whether the list is one of the viewer's own, which is short or empty at first. */
  few?: boolean;
}

/** Skeleton of a list, about as high as the window, so that loading shifts nothing. Classes: `styles/skeleton.css`. */
export const ListSkeleton = ({ status, variant, chips = false, few = false }: ListProps) => (
  <Loading status={status} className="grid grid-cols-1 gap-4 pb-13">
    {chips && <div className="skeleton h-8 w-3/5 rounded-full!" />}
    <div className="shape bar h-9" />
    {few ? (
      <div className="few shape card" />
    ) : (
      <div className={lists[variant][0]}>{boxes(8, lists[variant][1])}</div>
    )}
  </Loading>
);

interface DetailProps {
  status: string;
  /** Content in place of the largest picture, such as a spinner. */
  picture?: ReactNode;
  /** Whether the page starts with a band as wide as the page. */
  band?: boolean;
}

/** Skeleton of a page about one thing: its title and picture, texts, and facts at the side. */
export const DetailSkeleton = ({ status, picture, band = false }: DetailProps) => (
  <Loading status={status}>
    {band && <div className="shape card picture mb-gutter h-105 before:h-52 before:aspect-auto" />}
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="grid content-start gap-5">
        <div className="skeleton h-9 w-4/5" />
        <div className="skeleton h-5 w-2/5" />
        {picture && (
          <div className="skeleton grid aspect-[16/10] place-content-center rounded-lg!">{picture}</div>
        )}
        {boxes(3, 'card h-80')}
      </div>
      <div className="grid content-start gap-stack">{boxes(3, 'card h-60')}</div>
    </div>
  </Loading>
);

interface FormProps {
  status: string;
  visible?: boolean;
}

export const FormSkeleton = ({ status, visible = false }: FormProps) => (
  <div aria-busy>
    <p role="status" className={visible ? 'my-5 text-muted' : 'sr-only'}>
      {status}
    </p>
    <div className="grid gap-stack" aria-hidden>
      {boxes(3, 'card h-80')}
    </div>
  </div>
);

/** Skeleton of the cards beside a screen's main part, or of a part that loads later. */
export const PartSkeleton = ({ cards = 3 }: { cards?: number }) => (
  <div className="grid gap-stack" aria-hidden>
    {boxes(cards, 'card h-50')}
  </div>
);
