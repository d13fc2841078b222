import {
  FloatingFocusManager,
  FloatingNode,
  FloatingPortal,
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
  type Placement,
} from '@floating-ui/react';
import { Check } from 'lucide-react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

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
  placement: Placement;
  trigger: HTMLElement;
  onClose: () => void;
}

/** Whether the browser should handle a click itself, to open a new tab or to save the link. */
const isForBrowser = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

/** The floating part of a menu. Arrow keys, Home, End and letters move; Escape and a click outside close it. */
export function MenuPanel({ id, items, placement, trigger, onClose }: Props) {
  const [active, setActive] = useState<number | null>(0);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef(items.map(({ label }) => label));
  // Runs before an entry's action, so that a dialog it opens can return the focus. The library would do it afterwards.
  const goBack = () => trigger.focus({ preventScroll: true });
  // With a node id, Escape inside a dialog closes only this panel.
  const nodeId = useFloatingNodeId();
  const {
    refs: { setFloating },
    floatingStyles,
    elements: { floating },
    context,
  } = useFloating({
    nodeId,
    open: true,
    onOpenChange: (open, _event, reason) => {
      if (open) return;
      if (reason !== 'focus-out') goBack();
      onClose();
    },
    placement,
    elements: { reference: trigger },
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps, getItemProps } = useInteractions([
    useRole(context, { role: 'menu' }),
    useDismiss(context),
    useListNavigation(context, { listRef: elements, activeIndex: active, onNavigate: setActive, loop: true }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive }),
  ]);
  // Before the library's next frame; until then the button would get Escape and the arrow keys.
  useLayoutEffect(() => {
    if (floating) queueMicrotask(() => elements.current[0]?.focus({ preventScroll: true }));
  }, [floating]);
  // Rendered inside the landmark of its button, so that screen readers announce it as a part of that landmark.
  const landmark = trigger.closest<HTMLElement>('main, header') ?? document.body;
  // Tab leaves the menu and goes on from its button.
  const tabOut = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    goBack();
    onClose();
  };
  return (
    <FloatingNode id={nodeId}>
      <FloatingPortal root={landmark} preserveTabOrder={false}>
        <FloatingFocusManager
          context={context}
          modal={false}
          initialFocus={-1}
          returnFocus={false}
          guards={false}
        >
          <div
            ref={setFloating}
            className="z-40 outline-none"
            style={floatingStyles}
            aria-label={trigger.getAttribute('aria-label') ?? undefined}
            {...getFloatingProps({ id, onKeyDown: tabOut })}
          >
            <div className="menu pop min-w-52 max-w-72">
              {items.map(({ label, detail, icon, href, onSelect, checked, apart }, index) => {
                const Tag = href === undefined ? 'button' : 'a';
                const select = (event: MouseEvent) => {
                  if (href !== undefined && isForBrowser(event)) return;
                  event.preventDefault();
                  goBack();
                  onClose();
                  onSelect();
                };
                return (
                  <div
                    key={label}
                    role="none"
                    className={apart ? 'mt-1 border-t border-line pt-1' : undefined}
                  >
                    <Tag
                      ref={(node: HTMLElement | null) => {
                        elements.current[index] = node;
                      }}
                      {...(href === undefined ? { type: 'button' as const } : { href })}
                      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
                      aria-checked={checked}
                      tabIndex={active === index ? 0 : -1}
                      className="menu-item w-full py-1.5 text-left focus:bg-pressed"
                      {...getItemProps({ onClick: select })}
                    >
                      {icon}
                      <span className="min-w-0 grow">
                        <span className="block truncate">{label}</span>
                        {detail && (
                          <span className="block truncate text-xs font-normal text-muted">{detail}</span>
                        )}
                      </span>
                      {checked && <Check aria-hidden className="text-accent-ink!" />}
                    </Tag>
                  </div>
                );
              })}
            </div>
          </div>
        </FloatingFocusManager>
      </FloatingPortal>
    </FloatingNode>
  );
}
