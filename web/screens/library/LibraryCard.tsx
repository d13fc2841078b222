import type { ReactNode } from 'react';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

interface Props {
  id: string;
  to: string;
  image: string;
  imageAlt: string | null;
  title: string;
  /** The seller, and other short facts. */
  facts: ReactNode;
  badge: ReactNode;
  /** Status, progress or requirements. */
  children?: ReactNode;
  actions: ReactNode;
}

/** A card of an ordered gig, a course or a product; `id` is that of the order or the item. */
export const LibraryCard = ({ id, to, image, imageAlt, title, facts, badge, children, actions }: Props) => (
  <article className="card flex h-full flex-col gap-3 p-card" aria-labelledby={`${id}-title`}>
    <div className="flex items-start gap-3">
      <img
        src={image}
        alt={imageAlt ?? ''}
        width={320}
        height={200}
        className="art aspect-[16/10] w-24 flex-none rounded-md object-cover max-sm:w-20"
      />
      <div className="min-w-0 grow">
        <h3 id={`${id}-title`} className="leading-snug font-semibold">
          <PrefetchLink to={to} dir="auto" className="link reach break-words">
            {title}
          </PrefetchLink>
        </h3>
        <p className="meta num mt-0.5 text-sm text-muted">{facts}</p>
        <p className="mt-1.5">{badge}</p>
      </div>
    </div>
    {children}
    <div className="mt-auto flex flex-wrap gap-2.5 border-t border-line pt-3">{actions}</div>
  </article>
);
