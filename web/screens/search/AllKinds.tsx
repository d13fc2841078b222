import type { SearchKind, SearchScreenQuery } from '../../generated/graphql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { counted } from '../../ui/format.ts';
import { HitList } from './HitList.tsx';
import { kindOf, kinds, siteSearch, type SiteSearch } from './siteSearch.ts';

interface Props {
  data: SearchScreenQuery;
  search: SiteSearch;
  total: number;
  counts: ReadonlyMap<SearchKind, number>;
}

/** The best of each kind; the kind of the best hit stands first. */
export function AllKinds({ data, search, total, counts }: Props) {
  const best = kindOf(data.found?.nodes[0]?.__typename);
  const found = kinds
    .filter(({ kind }) => counts.get(kind))
    .toSorted((a, b) => Number(b === best) - Number(a === best));
  return (
    <>
      <p role="status" dir="auto" className="num mb-3 text-sm break-words text-muted">
        {counted(total, 'result')} for '{search.q}'
      </p>
      <div className="grid grid-cols-1 items-start gap-stack lg:grid-cols-2">
        {found.map((kind) => {
          const [one, several] = kind.nouns;
          const posts = kind.kind === 'POST';
          return (
            <section
              key={kind.id}
              aria-labelledby={`found-${kind.id}`}
              className={posts ? 'lg:col-span-2' : 'card overflow-hidden'}
            >
              <div
                className={`flex items-baseline justify-between gap-3 ${posts ? 'pt-2 pb-3' : 'p-card py-4'}`}
              >
                <h2 id={`found-${kind.id}`} className="card-title">
                  {kind.label}
                </h2>
                <PrefetchLink
                  to={siteSearch.address({ q: search.q, tab: kind.id })}
                  className="link text-sm max-md:py-3"
                  aria-current={false}
                >
                  See {counted(counts.get(kind.kind) ?? 0, one, several)}
                </PrefetchLink>
              </div>
              <HitList data={data} kind={kind} />
            </section>
          );
        })}
      </div>
    </>
  );
}
