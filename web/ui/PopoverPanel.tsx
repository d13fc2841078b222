import {
  FloatingFocusManager,
  FloatingPortal,
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  label: string;
  trigger: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** The floating part of a popover; Escape and a press outside close it. */
export function PopoverPanel({ id, label, trigger, onClose, children }: Props) {
  const {
    refs: { setFloating },
    floatingStyles,
    context,
  } = useFloating({
    open: true,
    onOpenChange: (open) => !open && onClose(),
    placement: 'bottom-start',
    elements: { reference: trigger },
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useRole(context, { role: 'dialog' }), useDismiss(context)]);
  return (
    <FloatingPortal>
      <FloatingFocusManager context={context} modal={false}>
        <div
          ref={setFloating}
          className="z-40 outline-none"
          style={floatingStyles}
          {...getFloatingProps({ id, 'aria-label': label })}
        >
          <div className="menu pop max-w-[min(20rem,100vw-16px)] p-4!">{children}</div>
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
