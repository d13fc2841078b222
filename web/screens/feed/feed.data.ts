import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { FeedScreenQuery } from '../../generated/graphql.ts';

export const query = graphql(/* GraphQL */ `
  query FeedScreen($after: String) {
    viewer {
      id
      isAuthenticated
      ...ProfileCard_viewer
      ...MyItemsCard_viewer
      ...ComposerAvatar_viewer
    }
    feed(after: $after) {
      totalCount
      nodes {
        id
        likes
        comments
        shares
        tags
        isFeatured
        viewerHasSaved
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
      tag
      viewerIsFollowing
      ...TopicButton_topic
    }
    suggestedPeople(first: 7) {
      id
      ...SuggestedPersonRow_suggestedPerson
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

export const list: PagedListOf<FeedScreenQuery> = { query, cursor: 'after', listOf: ({ feed }) => feed };
