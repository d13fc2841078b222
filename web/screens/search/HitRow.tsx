import type { ReactNode } from 'react';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

interface Props {
  to: string;
  /** Avatar, logo or picture. */
  lead: ReactNode;
  title: string;
  text: string;
  /** Short facts, separated by dots. */
  facts: ReactNode;
  action?: ReactNode;
}

/** A row of a search result. The title is the only link, and its click area is the whole row except the action. */
export const HitRow = ({ to, lead, title, text, facts, action }: Props) => (
  <article className="link-area flex h-full items-start gap-3 p-card hover:bg-hover sm:gap-4">
    {lead}
    <div className="min-w-0 grow">
      <h3 dir="auto" className="leading-snug font-semibold break-words">
        <PrefetchLink to={to} className="rounded-sm stretched-link">
          {title}
        </PrefetchLink>
      </h3>
      <p dir="auto" className="mt-0.5 line-clamp-2 text-sm break-words text-muted">
        {text}
      </p>
      <p className="meta num mt-1 text-sm text-subtle">{facts}</p>
    </div>
    {action && <div className="flex-none">{action}</div>}
  </article>
);
