import { feedFilterBounds, feedSortChoices } from '../../schema/generated/post.ts';
import { tagKey } from '../../schema/rules/post/hashtags.ts';
import { feedConditions } from '../../schema/generated/feedFilter.ts';
import type { FeedFilter, FeedSort } from '../../schema/generated/types.ts';
import { badInput } from '../shared/errors.ts';
import { on, toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { readSort } from '../shared/filterOptions.ts';
import type { Store } from '../data/store.ts';

/** Finds the posts of the home feed with both tags: a hashtag, and 'group' or 'event'. Saved ones can be of other pages. */
export function findFeed(
  filter: FeedFilter | null | undefined,
  sort: FeedSort | null | undefined,
  { postCatalogue, topics, data: { marks } }: Store,
) {
  const tagOf = (name: 'tag' | 'alsoTag') => {
    const tag = filter?.[name] ?? '';
    const { max } = feedFilterBounds[name];
    if (tag.length > max) throw badInput(name, `at most ${max} characters`);
    return tagKey(tag);
  };
  const lists = {
    savedOnly: () => marks.savedPosts,
    followedTopicsOnly: () =>
      Array.from(marks.followedTopics).flatMap((id) =>
        postCatalogue.holding('tag', tagKey(topics.get(id)?.tag ?? '')).map((post) => post.id),
      ),
  };
  const tags = { tag: tagOf('tag'), alsoTag: tagOf('alsoTag') };
  const { where, ...wanted } = toCatalogueQuery(feedConditions, { ...filter, ...tags }, { lists });
  const inFeed = filter?.savedOnly ? {} : { feed: on };
  return postCatalogue.select({
    ...wanted,
    where: { ...where, ...inFeed },
    order: readSort(sort, feedSortChoices),
  });
}
