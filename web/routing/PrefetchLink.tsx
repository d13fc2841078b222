import { createContext, use, useEffect, useRef } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';

/** Loads the code and the data of the screen behind a path. */
export const PrefetchContext = createContext<(to: string) => void>(() => {});

/** Long enough to tell a pause over a link from a pointer on its way elsewhere. */
const intentMs = 80;

export type PrefetchLinkProps = Omit<NavLinkProps, 'to'> & { to: string };

/** A link that starts loading its screen as soon as the reader seems to mean it. */
export function PrefetchLink(props: PrefetchLinkProps) {
  const prefetch = use(PrefetchContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    timer.current = setTimeout(prefetch, intentMs, props.to);
  };
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  // By its path alone a router takes every state of a page for the page: each conversation of a list for the open one.
  const current = props.to.includes('?') ? { 'aria-current': false } : {};
  return (
    <NavLink
      end
      {...current}
      {...props}
      onPointerEnter={start}
      onPointerLeave={stop}
      onFocus={start}
      onBlur={stop}
    />
  );
}
