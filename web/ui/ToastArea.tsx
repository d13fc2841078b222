import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { ancestorsOf, focusNearest } from './focusNearest.ts';
import { isSingleKey } from './keys.ts';
import { currentNotices, dismissNotice, subscribeToNotices, type Notice } from './notify.ts';

/** Milliseconds between two updates. They poll: an element that moves, or is removed under the pointer, sends no event. */
const tick = 100;

/** The usual distance in px from the lower edge; the class `bottom-6`. */
const margin = 24;

/** The distance in px to an element below. */
const gap = 12;

/** Elements with this height in px, such as an open dialog, may be covered unless they are pinned. */
const maxHeight = 200;

/** Elements that notices do not cover. The last item of a log is the newest message. */
const uncovered = '[data-pinned], :focus-visible, [role=log] li:last-child';

/** Moves the notices above what is pinned to the lower edge, the focus and the newest message. */
function place(area: HTMLElement): void {
  const { left, right, height } = area.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(uncovered)]
    .filter((element) => !area.contains(element) && element.checkVisibility())
    .map((element) => ({ box: element.getBoundingClientRect(), isPinned: element.matches('[data-pinned]') }))
    .filter(({ box, isPinned }) => isPinned || box.height < maxHeight)
    .map(({ box }) => box)
    .toSorted((a, b) => b.top - a.top);
  let free = margin;
  for (const box of boxes) {
    const bottom = innerHeight - free;
    const isBeneath =
      box.left < right && box.right > left && box.top < bottom && box.bottom > bottom - height;
    // A box without room above it is ignored, so that the notices stay in the window.
    if (isBeneath && box.top - gap > height) free = innerHeight - box.top + gap;
  }
  // Not `bottom`, whose change is a layout shift.
  area.style.translate = `0 ${margin - free}px`;
}

function ToneIcon({ tone }: Pick<Notice, 'tone'>) {
  const Icon = tone === 'destructive' ? CircleAlert : CircleCheck;
  return <Icon aria-hidden className="mt-px size-4.5 flex-none" strokeWidth={1.75} />;
}

/**
 * The live region for notices, at the bottom right; the newest 3 are visible. Their time stops under the pointer, with the
 * focus and on a hidden page. Alt+T focuses the region. It is rendered outside the page, which a dialog makes inert.
 */
export function ToastArea() {
  const notices = useSyncExternalStore(subscribeToNotices, currentNotices);
  const isEmpty = notices.length === 0;
  const area = useRef<HTMLElement>(null);
  /** The element that had the focus before the notices, and its ancestors. */
  const before = useRef<Element[]>([]);
  const returnFocus = () => {
    // `focusNearest` does nothing if no element had the focus before.
    (document.activeElement as HTMLElement).blur();
    focusNearest(before.current);
  };
  useLayoutEffect(() => {
    if (!isEmpty) place(area.current!);
  }, [notices, isEmpty]);
  useLayoutEffect(() => {
    if (isEmpty) return;
    const region = area.current!;
    const update = (ms: number) => {
      place(region);
      if (document.hidden || region.matches(':hover') || region.contains(document.activeElement)) return;
      const isDialogOpen = document.querySelector('[role=dialog]') !== null;
      for (const notice of currentNotices())
        if ((notice.msLeft -= ms) <= 0 || (notice.lowPriority && isDialogOpen)) dismissNotice(notice.id);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSingleKey(event, 't', /* withAlt */ true)) region.focus();
      if (event.key !== 'Escape' || !region.contains(document.activeElement)) return;
      // An open dialog beneath the notices must not close.
      event.stopPropagation();
      returnFocus();
    };
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !region.contains(relatedTarget))
        before.current = ancestorsOf(relatedTarget);
    };
    const timer = setInterval(update, tick, tick);
    document.addEventListener('keydown', onKeyDown, true);
    region.addEventListener('focusin', onFocusIn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', onKeyDown, true);
      region.removeEventListener('focusin', onFocusIn);
    };
  }, [isEmpty]);
  const close = (id: string, act?: () => void) => (event: MouseEvent) => {
    const item = event.currentTarget.closest('li')!;
    const next = item.nextElementSibling ?? item.previousElementSibling;
    // Before the removal, which would reset the focus to the start of the page. A mouse click has a detail above 0.
    if (next instanceof HTMLElement && !act && event.detail === 0) next.focus({ preventScroll: true });
    else returnFocus();
    dismissNotice(id, act !== undefined);
    act?.();
  };
  return createPortal(
    <section
      ref={area}
      aria-label="Notifications Alt+T"
      aria-live="polite"
      tabIndex={-1}
      data-notices
      className="fixed inset-x-4 bottom-6 z-60 rounded-lg sm:left-auto sm:right-6 sm:w-89"
    >
      <ol className="grid grid-cols-1 gap-3.5">
        {notices.map(({ id, title, description, tone = 'neutral', undo, retry, next }) => (
          <li
            key={id}
            tabIndex={-1}
            data-tone={tone}
            className="pop flex items-start gap-3 rounded-lg bg-inverse p-3.5 text-inverse-ink shadow-overlay data-[tone=destructive]:bg-danger-soft data-[tone=destructive]:text-danger-ink data-[tone=destructive]:ring-1 data-[tone=destructive]:ring-danger/40 nth-last-[n+4]:hidden [@media(max-height:24rem)]:nth-last-[n+2]:hidden"
          >
            <ToneIcon tone={tone} />
            <div className="min-w-0 grow break-words">
              <p className="font-semibold">{title}</p>
              {description && <p className="text-sm opacity-85">{description}</p>}
            </div>
            {(undo ?? retry ?? next) && (
              <button
                type="button"
                className="reach -my-0.5 flex-none rounded-sm px-1.5 py-0.5 font-semibold underline underline-offset-3 hover:bg-current/14"
                onClick={close(id, undo ?? retry ?? next?.run)}
              >
                {undo ? 'Undo' : retry ? 'Retry' : next?.label}
              </button>
            )}
            <button
              type="button"
              aria-label="Close toast"
              className="reach -my-0.5 grid size-6 flex-none place-items-center rounded-sm hover:bg-current/14"
              onClick={close(id)}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ol>
    </section>,
    document.body,
  );
}
