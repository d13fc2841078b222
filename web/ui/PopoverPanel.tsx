import { Popover, PopoverButton, PopoverPanel as Panel } from '@headlessui/react';
import type { ReactNode } from 'react';
import { OpenedBy } from './OpenedBy.tsx';

interface Props {
  id: string;
  label: string;
  trigger: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** Focuses the panel. Headless UI then focuses its first control, but nothing if the content has none. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true });

/** The floating part of a popover, a small dialog. Escape, Tab out of it and a click outside close it. */
export const PopoverPanel = ({ id, label, trigger, onClose, children }: Props) => (
  // Without a box: beside the button it would be one more item of a flex row.
  <Popover className="contents">
    <PopoverButton as={OpenedBy} trigger={trigger} onClose={onClose} />
    <Panel
      ref={takeFocus}
      id={id}
      role="dialog"
      aria-label={label}
      focus
      anchor={{ to: 'bottom start', gap: 6, padding: 8 }}
      className="menu pop z-40 max-w-80! p-4! outline-none"
    >
      {children}
    </Panel>
  </Popover>
);
