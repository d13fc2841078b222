import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { ResultBar } from '../../lists/ResultBar.tsx';
import { HitList } from './HitList.tsx';
import type { FoundHit } from './hitsOf.tsx';
import { formatKindCount, pageSize, siteSearch, type FoundKind } from '../../searches/siteSearch.ts';

interface Props {
  /** Hits of the current page. */
  hits: readonly FoundHit[];
  /** The words that the server searched, without typing errors. */
  searched: string;
  kind: FoundKind;
}

export function OneKind({ hits, searched, kind }: Props) {
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
