import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { SearchForm } from '../../routing/SearchForm.tsx';
import { useSearchState } from '../../routing/searchState.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { SearchStart } from './SearchStart.tsx';
import { siteSearch } from './siteSearch.ts';

/** The search over everything: what the words find, by kind. Without words it says what can be found. */
export function Component() {
  const search = useSearchState(siteSearch);
  const { q } = search;
  return (
    <Page
      art="Search"
      title={q ? `${q} · Search` : 'Search'}
      description="Search people, jobs, gigs, projects, products, companies and posts at once."
      heading="Search"
    >
      <SearchForm search={siteSearch} label="Everything" keep={['tab']} className="mt-4 flex max-w-2xl gap-2">
        <SearchField
          name="q"
          label="Words to search for"
          placeholder="A name, a skill, a company, a title..."
          defaultValue={q}
          maxLength={200}
          className="grow"
        />
        <button type="submit" className="btn btn-primary">
          Search
        </button>
      </SearchForm>
      <div className="mt-5">
        <ScreenData what="the results" skeleton={q ? <SearchSkeleton search={search} /> : null}>
          {q ? <SearchResults search={search} /> : <SearchStart />}
        </ScreenData>
      </div>
    </Page>
  );
}
