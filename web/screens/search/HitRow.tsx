import type { ReactNode } from 'react';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

interface Props {
  to: string;
  /** Avatar, logo or picture. */
  lead: ReactNode;
  title: string;
  /** One text, or several that dots separate; equal ones show once. */
  text: string | readonly string[];
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
      {typeof text === 'string' ? (
        <p dir="auto" className="mt-0.5 line-clamp-2 text-sm break-words text-muted">
          {text}
        </p>
      ) : (
        <p className="meta mt-0.5 text-sm text-muted">
          {[...new Set(text)].map((part) => (
            <span key={part} dir="auto" className="max-w-full truncate">
              {part}
            </span>
          ))}
        </p>
      )}
      <p className="meta num mt-1 text-sm text-subtle">{facts}</p>
    </div>
    {/* The glyph of an icon button aligns with the other cards' glyphs; the button's padding extends beyond. */}
    {action && <div className="flex-none has-[>.btn-icon]:-mt-1 has-[>.btn-icon]:-mr-1.5">{action}</div>}
  </article>
);
