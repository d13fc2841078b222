import { graphql } from '../../generated/gql.ts';

export const query = graphql(/* GraphQL */ `
  query FeedScreen {
    viewer {
      id
      ...ProfileCard_viewer
      ...MyItemsCard_viewer
      ...ComposerAvatar_viewer
    }
    feed {
      totalCount
      nodes {
        id
        likes
        comments
        shares
        tags
        isFeatured
        viewerHasSaved
        ...PostCard_post
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
