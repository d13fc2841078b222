import { createContext, use, useEffect, useRef } from 'react';
import { Link, NavLink, type LinkProps } from 'react-router-dom';

/** Loads the code and the data of the screen behind a path. */
export const PrefetchContext = createContext<(to: string) => void>(() => {});

/** Long enough to tell a pause over a link from a pointer on its way elsewhere. */
const intentMs = 80;

export interface PrefetchLinkProps extends Omit<LinkProps, 'to' | 'className' | 'style'> {
  to: string;
  className?: string;
  /** An entry of a menu: on its page it says that this is the current one. */
  menu?: boolean;
}

/** A link that starts loading its screen as soon as the reader seems to mean it. */
export function PrefetchLink({ menu = false, ...props }: PrefetchLinkProps) {
  const prefetch = use(PrefetchContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    timer.current = setTimeout(prefetch, intentMs, props.to);
  };
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  // By its path alone a router takes every state of a page for the page: each conversation of a list for the open one.
  const inMenu = menu && !props.to.includes('?');
  const link = { ...props, onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
  return inMenu ? <NavLink end {...link} /> : <Link {...link} />;
}
