import { useSearchParams } from 'react-router-dom';

/** The choices of the feed's filter: the id stands in the address, the label on screen. */
export const filters = [
  { id: 'all', label: 'All posts' },
  { id: 'featured', label: 'Featured' },
  { id: 'followed', label: 'Followed hashtags' },
  { id: 'saved', label: 'Saved posts' },
  { id: 'groups', label: 'Groups' },
  { id: 'events', label: 'Events' },
] as const;
export const sorts = [
  { id: 'recent', label: 'Most recent' },
  { id: 'top', label: 'Top' },
] as const;

type FilterId = (typeof filters)[number]['id'];

interface FilterablePost {
  tags: readonly string[];
  isFeatured: boolean;
  viewerHasSaved: boolean;
  likes: number;
  comments: number;
  shares: number;
}

/** What the address says of the feed; a word that it does not know stands for the default. */
export function useFeedFilter() {
  const [parameters] = useSearchParams();
  return {
    filter: filters.find(({ id }) => id === parameters.get('filter'))?.id ?? 'all',
    sort: sorts.find(({ id }) => id === parameters.get('sort'))?.id ?? 'recent',
    tag: parameters.get('tag')?.replace(/^#/, '').slice(0, 100).toLowerCase() ?? '',
  } as const;
}

export type FeedFilter = ReturnType<typeof useFeedFilter>;

const reactions = ({ likes, comments, shares }: FilterablePost) => likes + comments + shares;

/**
 * The posts that the filter leaves, in its order. It runs here and not on the server: what is saved, followed or
 * posted in this tab is known only to its cache.
 */
export function applyFilter<P extends FilterablePost>(
  posts: readonly P[],
  { filter, sort, tag }: FeedFilter,
  followedTags: readonly string[],
): P[] {
  const keeps: Record<FilterId, (post: P) => boolean> = {
    all: () => true,
    featured: ({ isFeatured }) => isFeatured,
    followed: ({ tags }) => tags.some((own) => followedTags.includes(own)),
    saved: ({ viewerHasSaved }) => viewerHasSaved,
    groups: ({ tags }) => tags.includes('group'),
    events: ({ tags }) => tags.includes('event'),
  };
  const left = posts.filter(
    (post) => keeps[filter](post) && (!tag || post.tags.some((own) => own.toLowerCase() === tag)),
  );
  return sort === 'top' ? left.toSorted((a, b) => reactions(b) - reactions(a)) : left;
}

/** What an empty feed says, for each filter. */
export const emptyTexts: Record<FilterId, { title: string; text: string }> = {
  all: { title: 'No posts yet', text: 'Posts from people you follow appear here.' },
  featured: { title: 'No featured posts', text: 'Posts that the editors pick appear here.' },
  followed: {
    title: 'No posts with your hashtags',
    text: 'Follow a topic, and posts that carry its hashtag appear here.',
  },
  saved: { title: 'No saved posts yet', text: 'Save a post with its bookmark to find it again here.' },
  groups: {
    title: 'No group posts yet',
    text: 'Posts tagged #group appear here. Your channels are in the side bar.',
  },
  events: { title: 'No events yet', text: 'Posts tagged #event appear here.' },
};
