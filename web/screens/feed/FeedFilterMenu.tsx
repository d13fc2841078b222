import { SlidersHorizontal } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Menu } from '../../ui/Menu.tsx';
import { filters, sorts, useFeedFilter } from './feedFilter.ts';

/** Which posts, and in which order; the choice stands in the address, so Back and a shared link bring it again. */
export function FeedFilterMenu() {
  const { filter, sort, tag } = useFeedFilter();
  const navigate = useNavigate();
  const go = (next: { filter?: string; sort?: string }) => {
    const wanted = { filter, sort, ...next };
    void navigate(
      paths.feed({
        ...(wanted.filter !== 'all' && { filter: wanted.filter }),
        ...(wanted.sort !== 'recent' && { sort: wanted.sort }),
        ...(tag && { tag }),
      }),
      { preventScrollReset: true },
    );
  };
  return (
    <Menu
      items={[
        ...filters.map(({ id, label }) => ({
          label,
          checked: id === filter,
          onSelect: () => go({ filter: id }),
        })),
        ...sorts.map(({ id, label }, i) => ({
          label,
          checked: id === sort,
          apart: i === 0,
          onSelect: () => go({ sort: id }),
        })),
      ]}
      button={(props) => (
        <button {...props} className="btn btn-outline">
          <SlidersHorizontal aria-hidden strokeWidth={1.75} />
          Filter
        </button>
      )}
    />
  );
}
