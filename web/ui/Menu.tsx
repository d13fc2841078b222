import { useEffect, useId, useState, type ComponentProps } from 'react';
import type { MenuAction } from './MenuPanel.tsx';
import { onDemand } from './onDemand.tsx';
import { whenIdleAfterInput } from './whenIdle.ts';

const MenuPanel = onDemand(() => import('./MenuPanel.tsx'), 'MenuPanel');

interface Props extends ComponentProps<'button'> {
  items: readonly MenuAction[];
  /** Called when a click opens the menu. */
  onOpen?: () => void;
}

/** A button with a menu. The menu's code loads after the first input, or when the button is hovered or focused. */
export function Menu({ items, onOpen, ...button }: Props) {
  /** The button while its menu is open, otherwise null. */
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const open = trigger !== null;
  const id = useId();
  useEffect(() => whenIdleAfterInput(MenuPanel.preload), []);
  return (
    <>
      <button
        {...button}
        id={`${id}-button`}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={MenuPanel.preload}
        onFocus={MenuPanel.preload}
        onClick={({ currentTarget }) => {
          if (!open) onOpen?.();
          setTrigger(open ? null : currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setTrigger(event.currentTarget);
        }}
      />
      {open && <MenuPanel id={id} items={items} trigger={trigger} onClose={() => setTrigger(null)} />}
    </>
  );
}
