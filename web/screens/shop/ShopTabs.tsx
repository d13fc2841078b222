import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Tabs } from '../../ui/Tabs.tsx';
import { isOfCourses, shopSearch, changesForTab, type ShopSearch } from '../../searches/shopSearch.ts';

/** A category with its tab's label. The first category of each group is 'all'. */
interface Category {
  id: string;
  label: string;
}

interface Props {
  shop: readonly Category[];
  courses: readonly Category[];
  search: ShopSearch;
  /** Content of the selected category. */
  children: ReactNode;
}

/** Category tabs of the shop. Once courses are selected, course categories replace them, and 'all' leads back. */
export function ShopTabs({ shop, courses, search, children }: Props) {
  const navigate = useNavigate();
  const shown = isOfCourses(search) ? [...shop.slice(0, 1), ...courses] : shop;
  return (
    <Tabs
      label="Categories"
      variant="chips"
      tabs={shown.map(({ id, label }) => ({
        id,
        label,
        href: shopSearch.address(changesForTab(search, id)),
      }))}
      selected={search.category}
      onSelect={({ href }) => void navigate(href, { preventScrollReset: true })}
    >
      {children}
    </Tabs>
  );
}
