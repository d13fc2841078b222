import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShopScreenQuery } from '../../generated/graphql.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { isOfCourses, shopSearch, withTab, type ShopSearch } from './shopSearch.ts';

interface Props {
  data: Pick<ShopScreenQuery, 'shopTabs' | 'courseTabs'>;
  search: ShopSearch;
  /** What the chosen category holds. */
  children: ReactNode;
}

/** The categories of the shop or, once courses are chosen, theirs; 'all' leads back from them. */
export function ShopTabs({ data: { shopTabs, courseTabs }, search, children }: Props) {
  const navigate = useNavigate();
  const shown = isOfCourses(search) ? [...shopTabs.slice(0, 1), ...courseTabs] : shopTabs;
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
