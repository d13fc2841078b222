import { SlidersHorizontal } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSearchState } from '../../lists/searchState.ts';
import { Menu } from '../../ui/Menu.tsx';
import { feedSearch, filterLabels, sortLabels, type FeedSearch } from '../../searches/feedSearch.ts';

const entries = <Id extends string>(labels: Readonly<Record<Id, string>>) =>
  Object.entries(labels) as [id: Id, label: string][];

/** Menu of the filter and order of the feed. The address contains the choice, so Back and shared links restore it. */
export function FeedFilterMenu() {
  const search = useSearchState(feedSearch);
  const navigate = useNavigate();
  const go = (next: Partial<FeedSearch>) =>
    void navigate(feedSearch.address({ ...search, ...next }), { preventScrollReset: true });
  return (
    <Menu
      items={[
        ...entries(filterLabels).map(([filter, label]) => ({
          label,
          checked: filter === search.filter,
          onSelect: () => go({ filter }),
        })),
        ...entries(sortLabels).map(([sort, label], i) => ({
          label,
          checked: sort === search.sort,
          apart: i === 0, // A line separates the orders from the filters.
          onSelect: () => go({ sort }),
        })),
      ]}
      className="btn btn-outline"
    >
      <SlidersHorizontal aria-hidden strokeWidth={1.75} />
      Filter
    </Menu>
  );
}
