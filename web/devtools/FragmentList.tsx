import type { DocumentNode } from '@apollo/client';
import { useEffect, useLayoutEffect, useState } from 'react';
import { formatCount } from '../../schema/rules/numbers.ts';
import { clearHighlight, fragmentsOf, highlight, placesOfFragments } from './fragmentPlaces.ts';

/** Milliseconds from the last change of the page until its fragments are counted again. */
const pauseMs = 100;

/** The names of the fragments that have a place on the page. */
function usePlacedFragments(): readonly string[] {
  // A joined string, because an equal string causes no render.
  const [placed, setPlaced] = useState('');
  const update = () => setPlaced([...placesOfFragments().keys()].join(' '));
  useLayoutEffect(update, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(update, pauseMs);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return placed.split(' ');
}

/** Fragments with their components, those on the page first. A press highlights a component's places. */
export function FragmentList({ document: operation }: { document: DocumentNode }) {
  const [shown, setShown] = useState<{ name: string; count: number }>();
  const placed = usePlacedFragments();
  const fragments = fragmentsOf(operation)
    .map((fragment) => ({ ...fragment, isPlaced: placed.includes(fragment.name) }))
    .toSorted((a, b) => Number(b.isPlaced) - Number(a.isPlaced));
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
        {fragments.map(({ name, component: owner, type, isPlaced }) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              className={`chip chip-btn max-w-full ${isPlaced ? '' : 'border-dashed font-normal'}`}
              aria-pressed={shown?.name === name}
              title={name}
              onClick={() => press(name)}
            >
              <span className="truncate">
                {owner}{' '}
                <span className="font-normal">
                  on {type}
                  {!isPlaced && ', not on the page'}
                </span>
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
