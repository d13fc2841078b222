import type { PagedList } from '../../apollo/fetchNextPage.ts';
import { FetchRest } from '../../lists/FetchRest.tsx';
import { ShowMore } from '../../lists/ShowMore.tsx';

interface Props {
  list: PagedList;
  /** Whether all messages are needed, as for a search. */
  loadAll: boolean;
}

/** Loads earlier messages: one page per click, or all of them. */
export const EarlierMessages = ({ list, loadAll }: Props) =>
  loadAll ? (
    <FetchRest list={list} dataName="the earlier messages" />
  ) : (
    <ShowMore list={list}>Earlier messages</ShowMore>
  );
