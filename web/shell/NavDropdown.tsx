import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { isInGroup, type NavigationGroup } from './destinations.ts';
import type { DropdownBehaviour } from './useDropdowns.ts';

interface Props extends DropdownBehaviour {
  group: NavigationGroup;
  className?: string;
}

/**
 * A list of links under its button (a disclosure, not a menu). Hover, click, Enter, Space and the down arrow open it;
 * the arrows move between the button and the links. Escape, a click outside and moving the focus out of it close it.
 */
export function NavDropdown({ group, className = '', open, onHover, onPress, onClose }: Props) {
  const id = useId();
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { label } = group;

  // The pointer may be over the button before hydration.
  const checkHover = useEffectEvent(() => root.current?.matches(':hover') && onHover(true));
  useEffect(() => void checkHover(), []);

  const dismiss = useEffectEvent((event: Event) => {
    if (event instanceof globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    } else if (root.current?.contains(event.target as Node)) return;
    onClose();
  });
  useEffect(() => {
    if (!open) return;
    const events = ['keydown', 'pointerdown'] as const;
    for (const name of events) document.addEventListener(name, dismiss);
    return () => {
      for (const name of events) document.removeEventListener(name, dismiss);
    };
  }, [open]);

  const hover = (inside: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && onHover(inside);
  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (!open) return step > 0 && onPress();
    const stops = [button.current!, ...root.current!.querySelectorAll('a')];
    stops[stops.indexOf(document.activeElement as HTMLAnchorElement) + step]?.focus();
  };
  return (
    <div
      ref={root}
      className="relative"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={({ relatedTarget, currentTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && onClose()
      }
    >
      <button
        ref={button}
        type="button"
        className="nav-item pr-2 noscript:hidden"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-current={isInGroup(group, pathname) || undefined}
        onClick={onPress}
        onKeyDown={onArrow}
      >
        {label}
        <ChevronDown aria-hidden className="text-subtle" strokeWidth={2} />
      </button>
      {open && (
        // The pointer crosses this padding on its way from the button to the list.
        <div id={id} className={`absolute top-full z-40 pt-1.5 ${className}`}>
          <nav aria-label={label} className="menu pop w-72">
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <PrefetchLink
                    menu
                    to={link.to}
                    className="menu-item py-2"
                    aria-labelledby={`${id}-${link.label}`}
                    aria-describedby={`${id}-${link.label}-about`}
                    onClick={onClose}
                    onKeyDown={onArrow}
                  >
                    <span>
                      <span id={`${id}-${link.label}`} className="block">
                        {link.label}
                      </span>
                      <span id={`${id}-${link.label}-about`} className="block text-xs font-normal text-muted">
                        {link.about}
                      </span>
                    </span>
                  </PrefetchLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      )}
    </div>
  );
}
