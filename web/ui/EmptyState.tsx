import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** A primary button or link for the next step. */
  action?: ReactNode;
  /** Level of the heading: 1 if the complete screen is empty. */
  level?: 1 | 2 | 3;
  /** One of several on a screen: with a smaller picture. */
  isSmall?: boolean;
  /** Whether it is in a card of its own. */
  card?: boolean;
}

/** Radii of ellipses that differ slightly in shape, angle and width, as in a tree. */
const rings = [18, 28, 38, 48, 58, 68];

/** The picture of an empty state: growth rings with a sprout. */
export const EmptyArt = ({ className }: { className: string }) => (
  <svg viewBox="0 -6 160 136" className={className} aria-hidden>
    <g fill="none" stroke="var(--color-line-strong)">
      {rings.map((radius, i) => (
        <ellipse
          key={radius}
          cx={80 + (i % 2)}
          cy={62}
          rx={radius * 1.06}
          ry={radius * 0.86}
          transform={`rotate(${i * 11 - 20} 80 62)`}
          strokeWidth={1.3 - i * 0.06}
        />
      ))}
    </g>
    <g fill="none" stroke="var(--color-accent)" strokeWidth="3" strokeLinecap="round">
      <path d="M80 78V50M80 64c-8 0-13-4.5-13-12M80 58c7.5 0 12-4 12-11" />
    </g>
    <circle cx="93" cy="45" r="4.5" fill="var(--color-featured)" />
  </svg>
);

/** An empty state: a picture of growth rings, a heading, one sentence and an action. */
export function EmptyState({ title, text, action, level = 2, isSmall = false, card = false }: Props) {
  const Heading = `h${level}` as const;
  const state = (
    <section
      className={`grid grid-cols-1 justify-items-center px-card text-center ${isSmall ? 'py-5' : 'py-8'}`}
    >
      <EmptyArt className={isSmall ? 'w-32' : 'w-44'} />
      <Heading
        dir="auto"
        className="mt-3 max-w-full break-words font-display text-lg font-[650] tracking-[-0.01em]"
      >
        {title}
      </Heading>
      <p className="mt-1 max-w-[44ch] text-muted">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </section>
  );
  return card ? <div className="card">{state}</div> : state;
}
