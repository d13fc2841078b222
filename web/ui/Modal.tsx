import {
  FloatingFocusManager,
  FloatingNode,
  FloatingOverlay,
  FloatingPortal,
  FloatingTree,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useFloatingParentNodeId,
  useInteractions,
  useRole,
  useTransitionStatus,
} from '@floating-ui/react';
import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '../hydration/useHydrated.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import type { DialogState } from './DialogButton.tsx';

interface Props extends DialogState {
  /** Id of the heading that labels the modal. */
  labelledBy: string;
  /** Classes of the layer that contains the panel. */
  layerClass?: string;
  /** Classes of the panel; `data-closed` marks the start and the end of its transition. */
  className: string;
  /** No portal, so that the server renders a modal of the address, too. No ancestor may create a stacking context. */
  inPlace?: boolean;
  /** Returns the element that gets the focus on closing, if it is not the opener. */
  returnTo?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}

/** Whether the surrounding modal is open: closing a modal closes the modals inside it. */
const OpenContext = createContext(true);

/** Milliseconds of the longest panel transition. */
const duration = 240;

/** Whether a click is outside the modal; notices do not count, so that a click on one keeps the dialog open. */
const isOutside = ({ target }: Event) => !(target instanceof Element && target.closest('[data-notices]'));

/** The initial focus: an element with `data-autofocus`, the first field of such a form, or the first control. */
function initialFocus(panel: HTMLElement | null): HTMLElement | null {
  const preferred = panel?.querySelector<HTMLElement>('[data-autofocus]');
  if (preferred?.matches('form')) return preferred.querySelector('input:not([hidden]), select, textarea');
  return preferred ?? panel?.querySelector<HTMLElement>('a[href], button') ?? null;
}

function ModalNode(props: Props) {
  const { onClose, labelledBy, layerClass = '', className, inPlace, returnTo, children } = props;
  const isUnderOpen = use(OpenContext);
  const open = props.open && isUnderOpen;
  const hydrated = useHydrated();
  // A modal in the server's markup is already visible, so it has no opening transition.
  const [isServerRendered] = useState(!hydrated);
  const nodeId = useFloatingNodeId();
  // A menu closes when the pointer goes down, so it is gone at the click, which must not close the modal around it, too.
  const closesMenu = useRef(false);
  const {
    refs: { setFloating },
    elements,
    context,
  } = useFloating({
    nodeId,
    open,
    onOpenChange: (wanted) => !wanted && onClose(),
  });
  const { getFloatingProps } = useInteractions([
    useRole(context, { role: 'dialog' }),
    // Without bubbling, Escape and a click outside close only the topmost of nested modals.
    useDismiss(context, {
      outsidePress: (event) => !closesMenu.current && isOutside(event),
      outsidePressEvent: 'click',
      bubbles: false,
    }),
  ]);
  useReturnFocus(open, returnTo);
  // The library would set the focus a frame later, and take it from an element that was focused meanwhile.
  useLayoutEffect(() => {
    const panel = elements.floating;
    // A focus inside the server's markup stays.
    if (open && !panel?.contains(document.activeElement))
      queueMicrotask(() => initialFocus(panel)?.focus({ preventScroll: true }));
  }, [open, elements.floating]);
  const { isMounted, status } = useTransitionStatus(context, { duration });
  const closed = status === 'open' || (isServerRendered && open) ? undefined : '';
  const layer = `z-40 ${open ? '' : 'pointer-events-none'} ${layerClass}`;
  const content = (
    <>
      {/* A click on the scrim must not move the focus to a parent of the layer. */}
      <div
        role="presentation"
        className="scrim fixed inset-0 bg-scrim transition-opacity duration-(--wg-base) data-closed:opacity-0"
        data-closed={closed}
        onPointerDown={() => {
          closesMenu.current = elements.floating?.querySelector('[role=menu]') !== null;
        }}
        onMouseDown={(event) => event.preventDefault()}
      />
      {/* Disabled once the modal closes, so that the focus returns before the transition ends. -1 sets no initial focus. */}
      <FloatingFocusManager
        context={context}
        disabled={!open || !hydrated}
        initialFocus={-1}
        returnFocus={false}
        outsideElementsInert
      >
        <div
          ref={setFloating}
          className={className}
          data-closed={closed}
          aria-modal
          aria-labelledby={labelledBy}
          {...getFloatingProps()}
        >
          <OpenContext value={open}>{children}</OpenContext>
        </div>
      </FloatingFocusManager>
    </>
  );
  return (
    <FloatingNode id={nodeId}>
      {isMounted &&
        (inPlace ? (
          <div className={`fixed inset-0 overflow-auto ${layer}`}>
            {content}
            {/* The library's layer needs a style attribute, which the server must not render. */}
            {hydrated && <FloatingOverlay lockScroll={open} hidden />}
          </div>
        ) : (
          <FloatingPortal>
            <FloatingOverlay lockScroll={open} className={layer}>
              {content}
            </FloatingOverlay>
          </FloatingPortal>
        ))}
    </FloatingNode>
  );
}

/**
 * A modal layer over the page that traps the focus. Escape and a click outside close it. The page behind is inert and
 * does not scroll. On closing, the focus returns to the opener, unless other code has moved it meanwhile.
 */
export function Modal(props: Props) {
  // Nested modals share one FloatingTree, which the outermost modal renders.
  return useFloatingParentNodeId() === null ? (
    <FloatingTree>
      <ModalNode {...props} />
    </FloatingTree>
  ) : (
    <ModalNode {...props} />
  );
}
