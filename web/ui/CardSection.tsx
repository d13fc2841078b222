import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  className?: string;
  titleClass?: string;
  children: ReactNode;
}

/** Props of a `CardSection` that contains a list of links. */
export const linkCard = { className: 'card p-3', titleClass: 'eyebrow px-2 pt-0.5 pb-1.5' };

/** A section with its heading, by default a card. */
export const CardSection = ({
  id,
  title,
  className = 'card p-card',
  titleClass = 'card-title',
  children,
}: Props) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className={titleClass}>
      {title}
    </h2>
    {children}
  </section>
);
