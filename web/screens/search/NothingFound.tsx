import { EmptyList } from '../../routing/EmptyList.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { siteSearch, type FoundKind, type SiteSearch } from '../../searches/siteSearch.ts';

interface Props {
  search: SiteSearch;
  /** The words that the server searched, without typing errors. */
  searched: string;
  /** Kind of the empty list. All kinds if undefined. */
  kind?: FoundKind;
  /** Number of hits of the other kinds. */
  total: number;
}

export const NothingFound = ({ search: { q }, searched, kind, total }: Props) => (
  <div className="card" role="status">
    <EmptyList
      title={`No ${kind?.label.toLowerCase() ?? 'results'} found for '${searched}'`}
      text={
        kind
          ? 'We found other results for this search.'
          : 'Check your spelling, or try fewer or more general words.'
      }
      link={{
        to: siteSearch.address(kind ? { q } : {}),
        children: kind ? `Show ${formatCount(total, 'result')}` : 'Clear search',
      }}
    />
  </div>
);
