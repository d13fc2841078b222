import { useSearchState } from '../../lists/searchState.ts';
import { tint } from '../../ui/Avatar.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { shopSearch } from '../../searches/shopSearch.ts';

/** The title and the search field over a picture. The field belongs to the form that ShopScreen renders around it. */
export function ShopBanner() {
  const search = useSearchState(shopSearch);
  // The picture has the colour of the category, which does not apply to the wishlist.
  const { category } = search.wishlist === 'only' ? {} : shopSearch.values(search);
  return (
    <div className="relative overflow-hidden rounded-xl border border-line bg-[#c3e9d2] dark:bg-[#15261c]">
      <img
        src="/art/banner-fern-31.svg"
        alt=""
        width={1216}
        height={208}
        fetchPriority="high"
        className="absolute bottom-0 size-full object-cover object-[right_bottom] max-lg:h-32 lg:max-xl:h-40"
      />
      {category && <span aria-hidden className={`absolute inset-0 mix-blend-color ${tint(category)}`} />}
      <div className="relative flex flex-col gap-4 p-5 pb-28 md:px-8 md:pt-8 xl:pb-8">
        <div>
          <h1 className="font-display text-2xl font-[680] tracking-[-0.022em] md:text-4xl">
            Discover Digital Products
          </h1>
          <p className="mt-1 max-w-md font-medium text-muted">
            Courses, templates and tools made by people in your network.
          </p>
        </div>
        <div className="flex max-w-xl gap-2">
          <SearchField
            label="Search the shop"
            placeholder="Search digital products, categories, or creators..."
            defaultValue={search.q}
            className="grow shadow-lift"
          />
          <button type="submit" className="btn btn-primary max-sm:hidden sm:px-6">
            Search
          </button>
        </div>
      </div>
    </div>
  );
}
