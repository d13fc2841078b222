import { graphql } from '../../generated/gql.ts';

export const query = graphql(/* GraphQL */ `
  query DashboardScreen {
    dashboard {
      tiles {
        applications
        proposals
        gigs
        orders
        sales
        gigSales
        earnings
        library
        unreadMessages
        unreadNotifications
      }
      nextSteps {
        kind
        title
        text
        done
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
