import {
  FloatingDelayGroup,
  FloatingFocusManager,
  autoUpdate,
  offset,
  safePolygon,
  shift,
  useClick,
  useDelayGroup,
  useDismiss,
  useFloating,
  useHover,
  useInteractions,
  type Delay,
} from '@floating-ui/react';
import { useEffect, useId, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { delays } from '../ui/delays.ts';
import type { Dropdown } from './MainNav.tsx';

type ButtonProps = ComponentProps<'button'>;

interface Props {
  dropdowns: readonly Dropdown[];
  opened: string | null;
  onOpen: (change: (opened: string | null) => string | null) => void;
  /** Hands the props of a dropdown's button to whoever renders it. */
  onBehaviour: (label: string, props: ButtonProps) => void;
}

/** The floating parts of Explore and More. They share their delays: next to an open one, the other opens at once. */
export function NavPanels({ dropdowns, opened, onOpen, onBehaviour }: Props) {
  const { open, close, skip } = delays.navigation;
  return (
    <FloatingDelayGroup delay={{ open, close }} timeoutMs={skip}>
      {dropdowns.map((dropdown) => {
        const { label } = dropdown.group;
        return (
          <NavPanel
            key={label}
            {...dropdown}
            open={opened === label}
            // A panel may close itself only: the group tells each of them when another one opens.
            onOpen={(now) => onOpen((known) => (now ? label : known === label ? null : known))}
            onBehaviour={(props) => onBehaviour(label, props)}
          />
        );
      })}
    </FloatingDelayGroup>
  );
}

interface PanelProps extends Dropdown {
  open: boolean;
  onOpen: (open: boolean) => void;
  onBehaviour: (props: ButtonProps) => void;
}

/**
 * A list of links behind a button (a disclosure, not a menu): opened by hover, press, Enter, Space or the down arrow.
 * It stands in the slot behind its button, so that Tab goes from the button into the list.
 */
function NavPanel({ group, button, open, onOpen, onBehaviour }: PanelProps) {
  const id = useId();
  const {
    refs: { setFloating },
    floatingStyles,
    context,
  } = useFloating({
    open,
    onOpenChange: onOpen,
    placement: 'bottom-start',
    elements: { reference: button },
    middleware: [offset(6), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { delay } = useDelayGroup(context) as { delay: Delay };
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay, handleClose: safePolygon(), mouseOnly: true }),
    useClick(context, { toggle: true }),
    useDismiss(context),
  ]);
  useEffect(() => {
    const props = getReferenceProps({
      'aria-controls': open ? id : undefined,
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        if (open) button?.nextElementSibling?.querySelector('a')?.focus();
        else onOpen(true);
      },
    });
    onBehaviour(props);
    // The props follow `open`; the callbacks are new on every render and say the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, button]);
  // The pointer may have come before this code did.
  useEffect(() => {
    if (!button?.matches(':hover')) return;
    const timer = setTimeout(() => button.matches(':hover') && onOpen(true), delays.navigation.open);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for this button
  }, [button]);
  const slot = button?.nextElementSibling;
  if (!open || !slot) return null;
  return createPortal(
    <FloatingFocusManager context={context} modal={false} initialFocus={-1} guards={false}>
      <div ref={setFloating} className="z-40" style={floatingStyles} {...getFloatingProps({ id })}>
        <nav aria-label={group.label} className="menu pop w-72">
          <ul>
            {group.links.map(({ label, to, about }) => (
              <li key={to}>
                <PrefetchLink
                  to={to}
                  className="menu-item py-2"
                  aria-labelledby={`${id}-${label}`}
                  aria-describedby={`${id}-${label}-about`}
                  onClick={() => onOpen(false)}
                >
                  <span>
                    <span id={`${id}-${label}`} className="block">
                      {label}
                    </span>
                    <span id={`${id}-${label}-about`} className="block text-xs font-normal text-muted">
                      {about}
                    </span>
                  </span>
                </PrefetchLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </FloatingFocusManager>,
    slot,
  );
}
