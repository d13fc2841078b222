import type { SearchKind } from '../../generated/graphql.ts';
import { ListCount } from '../../lists/ListCount.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { HitList } from './HitList.tsx';
import type { FoundHit } from './hitsOf.tsx';
import {
  formatKindCount,
  siteSearch,
  type FoundKind,
  type Kind,
  type SiteSearch,
} from '../../searches/siteSearch.ts';

interface Props {
  best: SearchKind | undefined;
  hitsOf: (kind: Kind) => readonly FoundHit[];
  search: SiteSearch;
  /** The words that the server searched, without typing errors. */
  searched: string;
  total: number;
  /** All kinds, including kinds without hits. */
  kinds: readonly FoundKind[];
}

/** The first hits of every kind; the kind of the best hit comes first. */
export function AllKinds({ best, hitsOf, search, searched, total, kinds }: Props) {
  const shown = kinds
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(b.kind === best) - Number(a.kind === best));
  return (
    <>
      <div className="mb-3">
        <ListCount count={`${formatCount(total, 'result')} for '${searched}'`} />
      </div>
      <div className="grid grid-cols-1 gap-stack lg:grid-cols-2">
        {shown.map((kind) => {
          const arePosts = kind.kind === 'POST';
          return (
            <section
              key={kind.id}
              aria-labelledby={`found-${kind.id}`}
              className={arePosts ? 'lg:col-span-2' : 'card overflow-hidden'}
            >
              <div
                className={`flex items-baseline justify-between gap-3 ${arePosts ? 'pt-2 pb-3' : 'p-card py-4'}`}
              >
                <h2 id={`found-${kind.id}`} className="card-title">
                  {kind.label}
                </h2>
                <PrefetchLink
                  to={siteSearch.address({ q: search.q, tab: kind.id })}
                  className="reach link text-sm"
                >
                  See {formatKindCount(kind)}
                </PrefetchLink>
              </div>
              <HitList hits={hitsOf(kind)} kind={kind} />
            </section>
          );
        })}
      </div>
    </>
  );
}
