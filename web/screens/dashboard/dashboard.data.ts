import { graphql } from '../../generated/gql.ts';

export const query = graphql(/* GraphQL */ `
  query DashboardScreen {
    dashboard {
      tiles {
        applicationCount
        proposalCount
        gigCount
        orderCount
        saleCount
        gigSaleCount
        earnings
        libraryItemCount
        unreadMessageCount
        unreadNotificationCount
      }
      nextSteps {
        kind
        title
        text
        isDone
      }
      recentActivity {
        id
        text
        time
        happenedAt
        order {
          id
        }
        subject {
          id
          ... on Gig {
            viewerIsSeller
          }
          ... on Job {
            viewerIsPoster
          }
        }
      }
    }
  }
`);
