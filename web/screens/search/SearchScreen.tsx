import { useRef } from 'react';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useFocusOnArrival } from '../../routing/useFocusOnArrival.ts';
import { SearchForm } from '../../lists/SearchForm.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { siteSearch } from '../../searches/siteSearch.ts';
import { ListSkeleton } from '../../ui/skeletons.tsx';

/** Search over all kinds of items. Without words it shows topics and lists. */
export function Component() {
  const search = useSearchState(siteSearch);
  const { q } = search;
  const field = useRef<HTMLInputElement>(null);
  // In a narrow window, the keyboard shortcut for search opens this screen.
  useFocusOnArrival(field);
  return (
    <Page
      art="Search"
      title={q ? `${q} · Search` : 'Search'}
      description="Search people, jobs, gigs, projects, products, companies and posts at once."
      heading="Search"
    >
      <SearchForm search={siteSearch} label="Everything" keep={['tab']} className="mt-4 flex max-w-2xl gap-2">
        <SearchField
          label="Search words"
          placeholder="Name, skill, company or title"
          defaultValue={q}
          className="grow"
          ref={field}
        />
        <button type="submit" className="btn btn-primary">
          Search
        </button>
      </SearchForm>
      <div className="mt-5">
        <ScreenData
          dataName="the results"
          skeleton={<ListSkeleton status="Loading results" variant="rows" chips={q !== ''} />}
        >
          {q ? <SearchResults search={search} /> : <SearchStart />}
        </ScreenData>
      </div>
    </Page>
  );
}
