import { Menu, MenuButton, MenuItem, MenuItems, MenuSeparator, Portal } from '@headlessui/react';
import { Check } from 'lucide-react';
import {
  Fragment,
  useEffect,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { OpenedBy } from './OpenedBy.tsx';
import { isForBrowser } from './isForBrowser.ts';

export interface MenuAction {
  /** The entry's text, which type-ahead searches, too. */
  label: string;
  detail?: string;
  icon?: ReactNode;
  /** Makes the entry a link, which Ctrl+click opens in a new tab. */
  href?: string;
  onSelect: () => void;
  /** Makes the entry a radio item: whether it is the current choice. */
  checked?: boolean;
  /** Whether a line separates the entry from the one above. */
  apart?: boolean;
}

interface Props {
  id: string;
  items: readonly MenuAction[];
  trigger: HTMLElement;
  onClose: () => void;
}

/** Headless UI stops at both ends of a menu; here the arrow keys continue at the other end. */
function wrapAround(event: KeyboardEvent): void {
  const menu = event.currentTarget;
  const entries = [...menu.querySelectorAll('[role^=menuitem]')];
  const [end, key] = event.key === 'ArrowDown' ? [entries.at(-1), 'Home'] : [entries[0], 'End'];
  if (!event.key.startsWith('Arrow') || document.activeElement !== end) return;
  event.preventDefault();
  menu.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
}

interface EntryProps extends ComponentProps<'a'> {
  entry: MenuAction;
  /** Whether the arrow keys or the pointer are at this entry. */
  isActive: boolean;
  /** Closes the menu and returns the focus. */
  close: () => void;
}

/** An entry of the menu. `props` are the attributes and handlers that Headless UI's `MenuItem` adds. */
function Entry({ entry, isActive, close, ...props }: EntryProps) {
  const { label, detail, icon, href, onSelect, checked } = entry;
  const Tag = (href === undefined ? 'button' : 'a') as 'a';
  // Headless UI leaves the focus on the menu. On the entry itself it has the browser's focus ring.
  useEffect(() => {
    if (isActive) document.getElementById(props.id!)?.focus({ preventScroll: true });
  }, [isActive, props.id]);
  const select = (event: MouseEvent) => {
    if (href !== undefined && isForBrowser(event)) return;
    event.preventDefault();
    close();
    onSelect();
  };
  return (
    <Tag
      {...props}
      {...(href === undefined ? { type: 'button' } : { href })}
      {...(checked !== undefined && { role: 'menuitemradio', 'aria-checked': checked })}
      onClick={select}
      className="menu-item w-full py-1.5 text-left data-focus:bg-pressed"
    >
      {icon}
      <span className="min-w-0 grow">
        <span className="block truncate">{label}</span>
        {detail && <span className="block truncate text-xs font-normal text-muted">{detail}</span>}
      </span>
      {checked && <Check aria-hidden className="text-accent-ink!" />}
    </Tag>
  );
}

/** The floating part of a menu. Arrow keys, Home, End and letters move; Escape, Tab and a click outside close it. */
export function MenuPanel({ id, items, trigger, onClose }: Props) {
  // Rendered inside the dialog or landmark of its button: a dialog makes the rest of the page inert, and screen readers
  // announce the menu as a part of that landmark.
  const target = { current: trigger.closest<HTMLElement>('[role=dialog], main, header') ?? document.body };
  return (
    <Menu>
      <MenuButton as={OpenedBy} trigger={trigger} onClose={onClose} />
      <Portal.Group target={target}>
        <MenuItems
          id={id}
          anchor={{ to: 'bottom end', gap: 6, padding: 8 }}
          modal={false}
          className="menu pop z-40 max-w-72 min-w-52 outline-none"
          onKeyDown={wrapAround}
        >
          {items.map((entry) => (
            <Fragment key={entry.label}>
              {entry.apart && <MenuSeparator className="my-1 border-t border-line" />}
              <MenuItem>
                {({ close, focus }) => (
                  <Entry
                    entry={entry}
                    isActive={focus}
                    close={() => {
                      close();
                      // Before the action, so that a dialog that it opens can return the focus.
                      trigger.focus({ preventScroll: true });
                    }}
                  />
                )}
              </MenuItem>
            </Fragment>
          ))}
        </MenuItems>
      </Portal.Group>
    </Menu>
  );
}
