import { feedFilterBounds, feedSortChoices } from '../../schema/generated/post.ts';
import { tagKey } from '../../schema/rules/post/feed.ts';
import { feedConditions } from '../../schema/generated/feedFilter.ts';
import type { FeedFilter, FeedSort } from '../../schema/generated/types.ts';
import { badInput } from '../shared/errors.ts';
import { on, toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { readSort } from '../shared/filterOptions.ts';
import type { Store } from '../data/store.ts';

/** Finds the posts of the home feed. The saved ones include posts of other pages. */
export function findFeed(
  filter: FeedFilter | null | undefined,
  sort: FeedSort | null | undefined,
  { postCatalogue, topics, data: { marks } }: Store,
) {
  const tag = filter?.tag ?? '';
  const { max } = feedFilterBounds.tag;
  if (tag.length > max) throw badInput('tag', `at most ${max} characters`);
  const lists = {
    savedOnly: () => marks.savedPosts,
    followedTopicsOnly: () =>
      Array.from(marks.followedTopics).flatMap((id) =>
        postCatalogue.holding('tag', tagKey(topics.get(id)?.tag ?? '')).map((post) => post.id),
      ),
  };
  const { where, ...wanted } = toCatalogueQuery(feedConditions, { ...filter, tag: tagKey(tag) }, { lists });
  const inFeed = filter?.savedOnly ? {} : { feed: on };
  return postCatalogue.select({
    ...wanted,
    where: { ...where, ...inFeed },
    order: readSort(sort, feedSortChoices),
  });
}
