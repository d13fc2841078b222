import { Unplug } from 'lucide-react';
import { describeConditions, useConditions, useTurnOff } from './useConditions.ts';

/** Visible while network conditions are simulated; one click turns them off. */
export function ConditionsBadge({ open }: { open: boolean }) {
  const [conditions] = useConditions();
  const turnOff = useTurnOff();
  const words = describeConditions(conditions);
  // The stored text may be malformed.
  if (!open || !words) return null;
  return (
    <section
      aria-label="Simulated network"
      className="fixed bottom-[calc(var(--wg-bottom-bar)+var(--wg-query-panel,0px)+0.75rem)] left-3 z-40 flex max-w-[min(30rem,calc(100vw-1.5rem))] items-center gap-3 rounded-lg bg-inverse py-1.5 pr-1.5 pl-3.5 text-sm text-inverse-ink shadow-overlay print:hidden"
    >
      <Unplug aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
      <p className="line-clamp-2 min-w-0 grow break-words">Simulated network – {words}</p>
      <button
        type="button"
        className="btn btn-sm btn-outline flex-none"
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
