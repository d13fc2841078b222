import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { formatCount } from '../../schema/rules/numbers.ts';
import { groupByKind } from './groupByKind.ts';
import { OptionGroup, OptionText, optionProps } from './OptionGroup.tsx';
import { useCombobox } from './useCombobox.ts';
import { useSuggestions } from './useSuggestions.ts';

/** The search results for the text in the search box, in a list beneath it. */
export function SearchSuggestions({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const { found, search } = useSuggestions();
  const groups = groupByKind(found);
  const total = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const { shown, active, close } = useCombobox({
    box,
    id,
    count: total,
    answer: found,
    onWords: search,
  });

  // A navigation after the first render empties the box: it follows a suggestion, or the results page shows the text.
  const { key } = useLocation();
  const handledKey = useRef(key);
  const resetAfterNavigation = useEffectEvent(() => {
    if (handledKey.current === key) return;
    handledKey.current = key;
    box.current!.form!.reset();
    close();
  });
  useEffect(() => resetAfterNavigation(), [key]);

  const results = found?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <>
      <span role="status" className="sr-only">
        {found && (total > 0 ? formatCount(total, 'suggestion') : 'No suggestions')}
        {found?.correctedQuery && ` for '${found.correctedQuery}'`}
      </span>
      {shown && (
        <div
          role="presentation"
          className="menu pop absolute top-full right-0 z-40 mt-1.5 w-full min-w-[min(24rem,calc(100vw-1.5rem))] overflow-hidden"
          // Keeps the focus in the box.
          onMouseDown={(event) => event.preventDefault()}
        >
          {found?.correctedQuery && (
            <p className="truncate border-b border-line px-2.5 py-2 text-xs text-muted">
              Showing results for '{found.correctedQuery}'
            </p>
          )}
          <div
            id={id}
            role="listbox"
            aria-label="Suggestions"
            className="max-h-[min(30rem,70dvh)] overflow-y-auto"
          >
            {groups.map(({ label, suggestions }) => (
              <OptionGroup key={label} list={id} label={label}>
                {suggestions.map(({ id: itemId, place, to, ...suggestion }) => (
                  <PrefetchLink
                    key={itemId}
                    {...optionProps(id, place, active)}
                    to={to}
                    className="menu-item h-12 aria-selected:bg-pressed"
                    onClick={close}
                  >
                    <OptionText {...suggestion} />
                  </PrefetchLink>
                ))}
              </OptionGroup>
            ))}
          </div>
          <button
            type="submit"
            tabIndex={-1}
            className="menu-item w-full justify-start border-t border-line text-sm text-muted"
          >
            <Search aria-hidden strokeWidth={1.75} />
            <span className="num grow text-left">See {formatCount(results, 'result')}</span>
            <kbd aria-hidden className="key">
              Enter
            </kbd>
          </button>
        </div>
      )}
    </>
  );
}
