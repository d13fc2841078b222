import { useEffect, useEffectEvent, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';

interface Props {
  /** The button on the page, which was rendered before the code of Headless UI loaded. */
  trigger: HTMLElement;
  onClose: () => void;
  ref?: Ref<HTMLElement>;
  /** These two come from Headless UI. */
  'aria-expanded'?: boolean;
  onKeyDown?: (event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>) => void;
}

const enter = { key: 'Enter', preventDefault: () => {}, stopPropagation: () => {} };

/**
 * For `as` of a MenuButton or PopoverButton. It renders nothing: the button is already on the page. It opens the panel
 * once, as Enter on the button does, and calls `onClose` after Headless UI has closed it.
 */
export function OpenedBy({ trigger, onClose, ref, onKeyDown, 'aria-expanded': isOpen }: Props) {
  useImperativeHandle(ref, () => trigger, [trigger]);
  const hasOpened = useRef(false);
  const open = useEffectEvent(() => {
    // Once, although StrictMode repeats effects: a second Enter would close a popover.
    if (!hasOpened.current) onKeyDown?.(enter);
    hasOpened.current = true;
  });
  useEffect(() => open(), []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    // In a microtask: after Headless UI has returned the focus to the button, which it loses when this unmounts.
    return () => queueMicrotask(close);
  }, [isOpen]);
  return null;
}
