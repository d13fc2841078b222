import { useEffect } from 'react';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { recordPlace } from '../../routing/recentPlaces.ts';
import { useShellData } from '../../routing/useShellData.ts';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { AllKinds } from './AllKinds.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OneKind } from './OneKind.tsx';
import { query } from './search.data.ts';
import { hitsOf } from './hitsOf.tsx';
import { kindOf, kinds, siteSearch, type FoundKind, type SiteSearch } from '../../searches/siteSearch.ts';

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
