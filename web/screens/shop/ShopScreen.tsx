import { useId } from 'react';
import { filterGroups } from '../../lists/filterGroups.ts';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { SearchForm } from '../../lists/SearchForm.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { ProductResults } from './ProductResults.tsx';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import { CardList } from '../../ui/CardList.tsx';
import type { ShopScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { OwnList } from '../../lists/OwnList.tsx';
import { ownPageSize } from '../../lists/pages.ts';
import { usePages } from '../../lists/usePages.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { OwnContent } from '../../routing/OwnContent.tsx';
import { query } from './shop.data.ts';
import { ShopBanner } from './ShopBanner.tsx';
import { ShopFilters } from './ShopFilters.tsx';
import { filterLabels, shopSearch } from '../../searches/shopSearch.ts';
import { ShopTabs } from './ShopTabs.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';

const Wishlist = ({ products: { nodes, totalCount } }: { products: ShopScreenQuery['products'] }) => (
  <OwnList
    count={`${formatCount(totalCount, 'product')} on your wishlist`}
    allLink={{ to: paths.shop(), label: 'All products' }}
    pager={{ label: 'Wishlist', ...usePages(shopSearch, totalCount, ownPageSize) }}
    empty={{
      title: 'Your wishlist is empty',
      text: 'Products you add to your wishlist will appear here.',
      action: 'Browse products',
    }}
  >
    {nodes.length > 0 ? (
      <CardList items={nodes} card={(item, eager) => <ProductCard item={item} eager={eager} />} />
    ) : null}
  </OwnList>
);

function Products() {
  const { products, shopTabs, courseTabs } = useScreenData(query);
  const search = useSearchState(shopSearch);
  // The first tab of each group, 'all' and 'all-courses', is no filter.
  const categories = [...shopTabs.slice(1), ...courseTabs.slice(1)];
  const groups = [
    ...filterGroups(filterLabels, products.facets),
    {
      name: 'category',
      label: 'Category',
      options: categories.map(({ id, label }) => ({ value: id, label })),
    },
  ];
  return (
    <ShopTabs shop={shopTabs} courses={courseTabs} search={search}>
      <div className="pt-4">
        {search.wishlist === 'only' ? (
          <OwnContent what="your wishlist">
            <Wishlist products={products} />
          </OwnContent>
        ) : (
          <ProductResults products={products} groups={groups} search={search} />
        )}
      </div>
    </ShopTabs>
  );
}

/** Shop for digital products and courses: search with filters, categories and results. */
export function Component() {
  const form = useId();
  const { wishlist } = useSearchState(shopSearch);
  return (
    <Page
      title="Shop"
      description="Courses, templates and tools made by people in your network, many of them free."
    >
      <SearchForm id={form} search={shopSearch} label="Shop" keep={['category']}>
        <ShopBanner />
        {wishlist !== 'only' && <ShopFilters form={form} />}
      </SearchForm>
      <div className="mt-3">
        <ScreenData
          dataName="the shop"
          skeleton={
            <ListSkeleton status="Loading products" variant="cards" chips few={wishlist === 'only'} />
          }
        >
          <Products />
        </ScreenData>
      </div>
    </Page>
  );
}
