import { useEffect } from 'react';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { recordPlace } from '../../routing/recentPlaces.ts';
import { useShellData } from '../../routing/useShellData.ts';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { AllKinds } from './AllKinds.tsx';
import { NothingFound } from './NothingFound.tsx';
import { query } from './search.data.ts';
import { hitsOf, type FoundHit } from './hitsOf.tsx';
import {
  kindOf,
  kinds,
  siteSearch,
  type FoundKind,
  type SiteSearch,
  formatKindCount,
  pageSize,
} from '../../searches/siteSearch.ts';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { ResultBar } from '../../lists/ResultBar.tsx';
import { HitList } from './HitList.tsx';

interface OneKindProps {
  /** Hits of the current page. */
  hits: readonly FoundHit[];
  /** The words that the server searched, without typing errors. */
  searched: string;
  kind: FoundKind;
}

function OneKind({ hits, searched, kind }: OneKindProps) {
  const pager = usePages(siteSearch, kind.count, pageSize);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ResultBar
        heading={kind.label}
        count={`${formatKindCount(kind)} for '${searched}'`}
        pager={pager}
        search={siteSearch}
        groups={[]}
      />
      <HitList hits={hits} kind={kind} standalone />
      <Pagination label={kind.label} {...pager} />
    </div>
  );
}

/** Search results, with one tab for all kinds and one per kind. */
export function SearchResults({ search }: { search: SiteSearch }) {
  const data = useScreenData(query);
  const correctedQuery = data.found?.correctedQuery;
  const searched = correctedQuery ?? search.q;
  const best = data.found?.nodes[0];
  const counts = data.found?.counts ?? [];
  const found = kinds.flatMap((entry): FoundKind[] => {
    const kindCount = counts.find(({ kind }) => kind === entry.kind);
    return kindCount ? [{ ...entry, label: kindCount.label, count: kindCount.count }] : [];
  });
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const { id: viewerId, isAuthenticated } = useShellData().viewer;
  // The command palette lists the latest searches.
  useEffect(() => {
    if (isAuthenticated && total > 0)
      recordPlace(viewerId, { title: `Search: ${searched}`, to: siteSearch.address({ q: searched }) });
  }, [viewerId, isAuthenticated, total, searched]);
  const chosen = found.find(({ id }) => id === search.tab);
  const tabs = [
    { id: 'all' as const, label: 'All', amount: total },
    ...found.map(({ id, label, count }) => ({ id, label, amount: count })),
  ];
  if (total === 0) return <NothingFound search={search} searched={searched} total={0} />;
  return (
    <>
      {correctedQuery && (
        <p className="mb-4 break-words text-muted">
          Nothing matches '{search.q}'. Showing results for{' '}
          <PrefetchLink
            to={siteSearch.address({ ...search, q: correctedQuery, page: 1 })}
            className="reach link font-medium"
          >
            '{correctedQuery}'
          </PrefetchLink>
        </p>
      )}
      <LinkTabs
        label="Kinds"
        variant="chips"
        tabs={tabs.map((tab) => ({ ...tab, href: siteSearch.address({ q: search.q, tab: tab.id }) }))}
        selected={search.tab}
      >
        <div className="pt-4">
          {!chosen ? (
            <AllKinds
              best={best && kindOf[best.__typename]}
              hitsOf={(kind) => hitsOf(data, kind)}
              search={search}
              searched={searched}
              total={total}
              kinds={found}
            />
          ) : chosen.count === 0 ? (
            <NothingFound search={search} searched={searched} kind={chosen} total={total} />
          ) : (
            <OneKind hits={hitsOf(data, chosen)} searched={searched} kind={chosen} />
          )}
        </div>
      </LinkTabs>
    </>
  );
}
