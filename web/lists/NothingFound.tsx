import { EmptyState } from '../ui/EmptyState.tsx';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { scrollToList } from './usePageStart.ts';

interface Props {
  /** 'No projects found' */
  title: string;
  /** The list's address without search text and filters. */
  resetTo: string;
  level?: 2 | 3;
}

/** The empty state of a search without results, with a link to the complete list. */
export const NothingFound = ({ title, resetTo, level = 2 }: Props) => (
  <EmptyState
    card
    title={title}
    text="Try adjusting your search or filters"
    level={level}
    action={
      <PrefetchLink to={resetTo} state={scrollToList} className="btn btn-primary">
        Clear search and filters
      </PrefetchLink>
    }
  />
);
