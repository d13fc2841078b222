import type { ReactNode } from 'react';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  id: string;
  label: string;
  cards: readonly { id: string; card: ReactNode }[];
  /** The empty state with a link to where one gets such a thing. */
  empty: { title: string; text: string; label: string; to: string };
  /** Whether it is the only section on the screen. */
  isOnly: boolean;
}

export const LibrarySection = ({ id, label, cards, empty, isOnly }: Props) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="card-title">
      {label}
    </h2>
    {cards.length > 0 ? (
      <ul className="mt-3 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {cards.map((item) => (
          <li key={item.id} id={item.id} className="min-w-0 scroll-mt-20">
            {item.card}
          </li>
        ))}
      </ul>
    ) : (
      <div className="card mt-3">
        <EmptyState
          level={3}
          isSmall={!isOnly}
          title={empty.title}
          text={empty.text}
          action={
            <PrefetchLink to={empty.to} className={`btn ${isOnly ? 'btn-primary' : 'btn-outline'}`}>
              {empty.label}
            </PrefetchLink>
          }
        />
      </div>
    )}
  </section>
);
