import { createContext, use, useEffect, useRef } from 'react';
import { Link, NavLink, type LinkProps } from 'react-router-dom';

/** A function that loads the code and the data of the screen at a path. */
export const PrefetchContext = createContext<(to: string) => void>(() => {});

/** Milliseconds. A pointer that only crosses the link leaves it sooner. */
const intentMs = 80;

export interface PrefetchLinkProps extends Omit<LinkProps, 'to' | 'className' | 'style'> {
  to: string;
  className?: string;
  /** Whether the link belongs to a menu and gets `aria-current` on its own page. */
  menu?: boolean;
}

/** A link that prefetches its screen when the pointer or the focus stays on it. */
export function PrefetchLink({ menu = false, ...props }: PrefetchLinkProps) {
  const prefetch = use(PrefetchContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    timer.current = setTimeout(prefetch, intentMs, props.to);
  };
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  // NavLink compares paths only: it would mark all links to one path with different queries, such as each conversation.
  const marksCurrent = menu && !props.to.includes('?');
  const link = { ...props, onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
  return marksCurrent ? <NavLink end {...link} /> : <Link {...link} />;
}
