import type { ReactNode } from 'react';
import { Heart } from 'lucide-react';
import { paths } from '../../paths.ts';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { isOfCourses, shopSearch, changesForTab, type ShopSearch } from '../../searches/shopSearch.ts';

/** A category with its tab's label. The first one of `shop` is 'all', that of `courses` is 'all-courses'. */
interface Category {
  id: string;
  label: string;
}

interface Props {
  shop: readonly Category[];
  courses: readonly Category[];
  search: ShopSearch;
  children: ReactNode;
}

/** The tab of the wishlist, which shows only while the wishlist is open: it is no category. */
const wishlistTab = {
  id: 'wishlist',
  label: (
    <>
      <Heart aria-hidden className="size-4" strokeWidth={1.75} />
      Wishlist
    </>
  ),
  href: paths.shop({ wishlist: 'only' }),
};

/** Category tabs of the shop. Once courses are selected, course categories replace them, and 'all' leads back. */
export function ShopTabs({ shop, courses, search, children }: Props) {
  const onWishlist = search.wishlist === 'only';
  const shown = isOfCourses(search) ? [...shop.slice(0, 1), ...courses] : shop;
  return (
    <LinkTabs
      label="Categories"
      variant="chips"
      tabs={[
        ...(onWishlist ? [wishlistTab] : []),
        ...shown.map(({ id, label }) => ({ id, label, href: shopSearch.address(changesForTab(search, id)) })),
      ]}
      selected={onWishlist ? wishlistTab.id : search.category}
    >
      {children}
    </LinkTabs>
  );
}
