import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Tabs } from '../../ui/Tabs.tsx';
import { isOfCourses, shopSearch, withTab, type ShopSearch } from '../../searches/shopSearch.ts';

/** A category as its tab tells it; the first of a family is 'all'. */
interface Category {
  id: string;
  label: string;
}

interface Props {
  shop: readonly Category[];
  courses: readonly Category[];
  search: ShopSearch;
  /** What the chosen category holds. */
  children: ReactNode;
}

/** The categories of the shop or, once courses are chosen, theirs; 'all' leads back from them. */
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
        href: shopSearch.address(withTab(search, id)),
      }))}
      selected={search.category}
      onSelect={({ href }) => void navigate(href, { preventScrollReset: true })}
    >
      {children}
    </Tabs>
  );
}
