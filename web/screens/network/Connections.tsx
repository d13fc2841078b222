import { useEffect, useRef, type ComponentProps } from 'react';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ConnectionCard } from './ConnectionCard.tsx';
import { networkSearch, nextStep, type NetworkSearch } from '../../searches/networkSearch.ts';

interface Props {
  connections: readonly ({ id: string } & ComponentProps<typeof ConnectionCard>['connection'])[];
  total: number;
  search: NetworkSearch;
}

/** Cards of connections. See More (`page` + 1) adds cards and focuses the first new one; pages follow the last step. */
export function Connections({ connections, total, search }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const shown = connections.length;
  const more = nextStep(search);
  const shownBeforeClick = useRef<number>(undefined);
  useEffect(() => {
    if (shownBeforeClick.current === undefined || shown <= shownBeforeClick.current) return;
    list.current?.children[shownBeforeClick.current]?.querySelector('a')?.focus({ preventScroll: true });
    shownBeforeClick.current = undefined;
  }, [shown]);
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-stack sm:grid-cols-2 xl:grid-cols-3">
        {connections.map((connection) => (
          <li key={connection.id} className="min-w-0">
            <ConnectionCard connection={connection} />
          </li>
        ))}
      </ul>
      {more !== undefined && shown < total && (
        <PrefetchLink
          to={networkSearch.address({ ...search, page: more })}
          preventScrollReset
          className="btn btn-outline justify-self-center"
          onClick={() => {
            shownBeforeClick.current = shown;
          }}
        >
          See More
        </PrefetchLink>
      )}
    </>
  );
}
