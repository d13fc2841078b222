import { useSearchState } from '../../lists/searchState.ts';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { librarySearch } from '../../searches/librarySearch.ts';
import { Library } from './Library.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';

/** What the viewer has ordered and bought. */
export function Component() {
  const search = useSearchState(librarySearch);
  return (
    <Page
      art="Library"
      title="Library"
      description="Your orders, courses and products, with status, progress and downloads."
      subtitle="Your orders, courses and products"
    >
      <div className="mt-5">
        <ScreenData
          dataName="your library"
          skeleton={<ListSkeleton status="Loading your library" variant="stack" chips />}
        >
          <Library show={search.show} />
        </ScreenData>
      </div>
    </Page>
  );
}
