import { Unplug } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { describeConditions, useConditions, useTurnOff } from './useConditions.ts';

/** The distance to the page above and to the bar below, in px. */
const margin = 8;

/** Longer texts may need more lines than the badge shows at once, in characters. */
const maxShownLength = 200;

/** Visible while network conditions are simulated; one click turns them off. The page has room for it at its end. */
export function ConditionsBadge({ open }: { open: boolean }) {
  const [conditions] = useConditions();
  const turnOff = useTurnOff();
  const badge = useRef<HTMLElement>(null);
  const words = describeConditions(conditions);
  // The stored text may be malformed.
  const isShown = open && words !== '';
  useLayoutEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--wg-conditions', `${badge.current!.offsetHeight + 2 * margin}px`),
    );
    observer.observe(badge.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--wg-conditions');
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section
      ref={badge}
      aria-label="Simulated network"
      data-pinned
      // The first two variables of `bottom` include `--wg-conditions`, this badge's height with margins. 0.5rem is `margin`.
      className="fixed bottom-[calc(max(var(--wg-bottom-bar),var(--wg-query-panel,0px))-var(--wg-conditions,0px)+0.5rem)] left-3 z-40 flex max-w-[min(40rem,calc(100vw-1.5rem))] items-center gap-3 rounded-lg bg-inverse py-1.5 pr-1.5 pl-3.5 text-sm text-inverse-ink shadow-overlay print:hidden"
    >
      <Unplug aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
      <p
        className="max-h-[25dvh] min-w-0 grow overflow-y-auto break-words"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={words.length > maxShownLength ? 0 : undefined}
      >
        Simulated network – {words}
      </p>
      <button
        type="button"
        className="btn btn-sm btn-outline flex-none max-md:h-11"
        onClick={() => {
          turnOff();
          // The button disappears.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        Turn off
      </button>
    </section>
  );
}
