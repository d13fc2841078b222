import type { Placement } from '@floating-ui/react';
import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react';
import type { MenuAction } from './MenuPanel.tsx';
import { onDemand } from './onDemand.tsx';
import { whenUsed } from './whenIdle.ts';

const MenuPanel = onDemand(() => import('./MenuPanel.tsx'), 'MenuPanel');

interface Props {
  items: readonly MenuAction[];
  placement?: Placement;
  /** Renders the button that opens the menu; it must spread `props`. */
  button: (props: ComponentProps<'button'>) => ReactNode;
}

/** A button with a menu. The panel's code loads when the page is idle, or when the button is hovered or focused. */
export function Menu({ items, placement = 'bottom-end', button }: Props) {
  /** The button while its menu is open, otherwise null. */
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const open = trigger !== null;
  const id = useId();
  useEffect(() => whenUsed(MenuPanel.preload), []);
  return (
    <>
      {button({
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...(open && { 'aria-controls': id }),
        onPointerEnter: MenuPanel.preload,
        onFocus: MenuPanel.preload,
        onClick: ({ currentTarget }) => setTrigger(open ? null : currentTarget),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setTrigger(event.currentTarget);
        },
      })}
      {open && (
        <MenuPanel
          id={id}
          items={items}
          placement={placement}
          trigger={trigger}
          onClose={() => setTrigger(null)}
        />
      )}
    </>
  );
}
