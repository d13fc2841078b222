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
  useRole,
} from '@floating-ui/react';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  label: string;
  trigger: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** The floating part of a popover; Escape and a click outside close it. */
export function PopoverPanel({ id, label, trigger, onClose, children }: Props) {
  // With a node id, Escape inside a dialog closes only this panel.
  const nodeId = useFloatingNodeId();
  const {
    refs: { setFloating },
    floatingStyles,
    context,
  } = useFloating({
    nodeId,
    open: true,
    onOpenChange: (open) => !open && onClose(),
    placement: 'bottom-start',
    elements: { reference: trigger },
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useRole(context, { role: 'dialog' }), useDismiss(context)]);
  return (
    <FloatingNode id={nodeId}>
      <FloatingPortal>
        <FloatingFocusManager context={context} modal={false}>
          <div
            ref={setFloating}
            className="z-40 outline-none"
            style={floatingStyles}
            {...getFloatingProps({ id, 'aria-label': label })}
          >
            <div className="menu pop max-w-[min(20rem,calc(100vw-1rem))] p-4!">{children}</div>
          </div>
        </FloatingFocusManager>
      </FloatingPortal>
    </FloatingNode>
  );
}
