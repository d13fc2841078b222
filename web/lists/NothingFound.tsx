import { EmptyList } from '../routing/EmptyList.tsx';
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
  <EmptyList
    card
    title={title}
    text="Try adjusting your search or filters"
    level={level}
    link={{ to: resetTo, state: scrollToList, children: 'Clear search and filters' }}
  />
);
