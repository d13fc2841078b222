import type { DocumentNode } from '@apollo/client';
import { useState } from 'react';
import { formatCount } from '../ui/format.ts';
import { clearHighlight, fragmentsOf, highlight, placesOfFragments } from './fragmentPlaces.ts';

/** The fragments of an operation with their components. A press highlights the component's places on the page. */
export function FragmentList({ document }: { document: DocumentNode }) {
  const [shown, setShown] = useState<{ name: string; count: number }>();
  const fragments = fragmentsOf(document);
  if (fragments.length === 0) return null;
  const press = (name: string) => {
    if (shown?.name === name) {
      clearHighlight();
      return setShown(undefined);
    }
    const places = placesOfFragments().get(name) ?? [];
    highlight(places.flat());
    setShown({ name, count: places.length });
  };
  const component = fragments.find(({ name }) => name === shown?.name)?.component;
  return (
    <section aria-labelledby="query-panel-fragments" className="min-w-0">
      <h4 id="query-panel-fragments" className="eyebrow pb-1.5">
        Fragments by component
      </h4>
      <ul className="flex flex-wrap gap-2">
        {fragments.map(({ name, component: owner, type }) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              className="chip chip-btn max-w-full"
              aria-pressed={shown?.name === name}
              title={name}
              onClick={() => press(name)}
            >
              <span className="truncate">
                {owner} <span className="font-normal">on {type}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="min-h-5 pt-1 text-sm text-muted">
        {shown &&
          (shown.count > 0
            ? `${component} is highlighted in ${formatCount(shown.count, 'place')} of the page.`
            : `${component} is not on the page now.`)}
      </p>
    </section>
  );
}
