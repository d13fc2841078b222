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
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { useHydrated } from '../hydration/useHydrated.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Looks of the layer that holds the panel over the page. */
  layerClass?: string;
  /** Looks of the panel; `data-closed` marks where it comes from and goes to. */
  className: string;
  /**
   * Stands where it is written, and so in the server's page as well: for what the address opens. Nothing round it may
   * be a layer of its own.
   */
  here?: boolean;
  /** What has the focus afterwards, where that is not what opened it. */
  returnTo?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}

/** Whether what a modal is part of is open: one that closes takes along what lies over it. */
const OpenContext = createContext(true);

/** As long as the slowest of the panels takes to come and go. */
const duration = 240;

/** Notices stand beside the page: who reads or closes one has not left the dialog. */
const isOutside = ({ target }: Event) =>
  !(target instanceof Element && target.closest('[data-sonner-toaster]'));

/** What has the focus at first: what asks for it, the first field of a form that does, or else the first control. */
function firstPlace(panel: HTMLElement | null): HTMLElement | null {
  const asking = panel?.querySelector<HTMLElement>('[data-autofocus]');
  if (asking?.matches('form')) return asking.querySelector('input, select, textarea');
  return asking ?? panel?.querySelector<HTMLElement>('a[href], button') ?? null;
}

function ModalNode(props: Props) {
  const { onClose, labelledBy, layerClass = '', className, here, returnTo, children } = props;
  const isUnderOpen = use(OpenContext);
  const open = props.open && isUnderOpen;
  const alive = useHydrated();
  // What the reader has already seen does not come a second time.
  const [seen] = useState(!alive);
  const nodeId = useFloatingNodeId();
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
    // Of dialogs over dialogs, and menus in them, only the topmost closes.
    useDismiss(context, { outsidePress: isOutside, outsidePressEvent: 'click', bubbles: false }),
  ]);
  useReturnFocus(open, returnTo);
  // The library would do so a frame later, and take the focus from whatever has been opened or closed meanwhile.
  useLayoutEffect(() => {
    const panel = elements.floating;
    // Whoever stands in the server's markup stays there.
    if (open && !panel?.contains(document.activeElement))
      queueMicrotask(() => firstPlace(panel)?.focus({ preventScroll: true }));
  }, [open, elements.floating]);
  const { isMounted, status } = useTransitionStatus(context, { duration });
  const closed = status === 'open' || (seen && open) ? undefined : '';
  const layer = `z-40 ${open ? '' : 'pointer-events-none'} ${layerClass}`;
  const content = (
    <>
      {/* A press on it leaves the focus where it is, rather than to what the layer stands in. */}
      <div
        role="presentation"
        className="scrim"
        data-closed={closed}
        onMouseDown={(event) => event.preventDefault()}
      />
      {/* Let go of at once, so that the focus is back before the panel has faded away. */}
      <FloatingFocusManager
        context={context}
        disabled={!open || !alive}
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
        (here ? (
          <div className={`fixed inset-0 overflow-auto ${layer}`}>
            {content}
            {/* The library's layer is placed by a style attribute, which the server must not write. */}
            {alive && <FloatingOverlay lockScroll={open} hidden />}
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
 * What lies over the page and holds the focus until it is closed: Escape and a press outside close it, the page behind
 * is inert and does not scroll, and the focus goes back to what had it, unless it has been led elsewhere meanwhile.
 */
export function Modal(props: Props) {
  // Dialogs over dialogs belong to one tree, which the first of them plants.
  return useFloatingParentNodeId() === null ? (
    <FloatingTree>
      <ModalNode {...props} />
    </FloatingTree>
  ) : (
    <ModalNode {...props} />
  );
}
