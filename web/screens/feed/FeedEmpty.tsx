import { useIsLive } from '../../routing/pageContext.tsx';
import type { FeedSearch } from '../../searches/feedSearch.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface EmptyTexts {
  title: string;
  text: string;
  /** The text in live mode, if it differs: a new account has no channels. */
  liveText?: string;
}

/** The contract has no groups: the filters 'groups' and 'events' select the posts tagged #group and #event. */
const emptyTexts: Record<FeedSearch['filter'], EmptyTexts> = {
  all: { title: 'No posts yet', text: 'Posts from people you follow will appear here.' },
  featured: { title: 'No featured posts', text: 'Posts picked by our editors will appear here.' },
  followed: {
    title: 'No posts with your hashtags',
    text: 'Follow a topic to see posts with its hashtag here.',
  },
  saved: { title: 'No saved posts yet', text: 'Posts you save will appear here.' },
  groups: {
    title: 'No group posts yet',
    text: 'Posts tagged #group will appear here. Your channels are in the side bar.',
    liveText: 'Posts tagged #group will appear here.',
  },
  events: { title: 'No events yet', text: 'Posts tagged #event will appear here.' },
};

export function FeedEmpty({ filter, tag }: Pick<FeedSearch, 'filter' | 'tag'>) {
  const isLive = useIsLive();
  const { title, text, liveText = text } = emptyTexts[filter];
  return tag ? (
    <EmptyState title={`No posts with #${tag}`} text="Posts with this hashtag will appear here." />
  ) : (
    <EmptyState title={title} text={isLive ? liveText : text} />
  );
}
