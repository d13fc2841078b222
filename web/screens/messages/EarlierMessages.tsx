import type { PagedList } from '../../apollo/fetchNextPage.ts';
import { FetchRest } from '../../lists/FetchRest.tsx';
import { ShowMore } from '../../lists/ShowMore.tsx';

interface Props {
  list: PagedList;
  /** Whether all of them are needed, as by a search. */
  whole: boolean;
}

/** Goes on with the messages of a conversation, which began earlier: on demand, or to the first of them. */
export const EarlierMessages = ({ list, whole }: Props) =>
  whole ? (
    <FetchRest list={list} what="the earlier messages" />
  ) : (
    <ShowMore list={list}>Earlier messages</ShowMore>
  );
