import { pagesOf } from '../../lists/pages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { ResultBar } from '../../lists/ResultBar.tsx';
import { HitList } from './HitList.tsx';
import type { FoundHit } from './hitsOf.tsx';
import {
  formatKindCount,
  pageSize,
  siteSearch,
  type FoundKind,
  type SiteSearch,
} from '../../searches/siteSearch.ts';

interface Props {
  /** Hits of the current page. */
  hits: readonly FoundHit[];
  search: SiteSearch;
  /** The words that the server searched, without typing errors. */
  searched: string;
  kind: FoundKind;
}

/** All hits of one kind, one page at a time. */
export function OneKind({ hits, search, searched, kind }: Props) {
  const { page, pages } = pagesOf(kind.count, pageSize, search.page);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ResultBar
        heading={kind.label}
        count={`${formatKindCount(kind)} for '${searched}'`}
        page={page}
        pages={pages}
        search={siteSearch}
        groups={[]}
      />
      <HitList hits={hits} kind={kind} standalone />
      {pages > 1 && (
        <Pagination
          label={kind.label}
          page={page}
          pages={pages}
          to={(number) => siteSearch.address({ ...search, page: number })}
        />
      )}
    </div>
  );
}
