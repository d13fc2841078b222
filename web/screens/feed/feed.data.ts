import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { FeedScreenQuery } from '../../generated/graphql.ts';
import { feedSearch, variablesOf } from '../../searches/feedSearch.ts';

/** `postedAt` and `author` of the posts are for `ownFirst`. */
export const query = graphql(/* GraphQL */ `
  query FeedScreen($filter: FeedFilter, $sort: FeedSort, $after: String) {
    viewer {
      id
      isAuthenticated
      person {
        id
      }
      ...ProfileCard_viewer
      ...MyItemsCard_viewer
      ...ComposerAvatar_viewer
    }
    feed(filter: $filter, sort: $sort, after: $after) {
      totalCount
      nodes {
        id
        postedAt
        author {
          person {
            id
          }
        }
        ...PostCard_post
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    topics {
      id
      ...TopicButton_topic
    }
    suggestedPeople(first: 7) {
      id
      ...SuggestedPersonRow_person
    }
    news(first: 5) {
      id
      ...NewsRow_newsItem
    }
    topJob {
      id
      ...TopJobCard_job
    }
  }
`);

export const variables = ({ url }: { url: URL }) => variablesOf(feedSearch.read(url.searchParams));

/** The pages of the feed, for `ShowMore`. `cursor` names a variable of the query. */
export const list: PagedListOf<FeedScreenQuery> = { query, cursor: 'after', listOf: ({ feed }) => feed };
