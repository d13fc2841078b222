import { graphql } from '../../generated/gql.ts';

export const query = graphql(/* GraphQL */ `
  query DashboardScreen {
    viewer {
      id
      name
    }
    networkSummary {
      invitations
    }
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
          ...ProfileSkeleton_person
          ...CompanySkeleton_company
          ...ProductSkeleton_course
        }
      }
    }
    # These lists contain the changes in this tab.
    applied: jobs(filter: { appliedOnly: true }, first: 5) {
      nodes {
        id
        title
        company {
          id
          name
        }
        application {
          id
          appliedAgo
          appliedAt
        }
      }
    }
    proposals(first: 5) {
      nodes {
        id
        bid
        submittedAgo
        submittedAt
        project {
          id
          title
          hourlyRate
        }
      }
    }
    gigOrders(first: 5) {
      nodes {
        id
        tier
        price
        status
        orderedAgo
        orderedAt
        changedAt
        changedAgo
        gig {
          id
          title
          viewerIsSeller
          creator {
            id
            name
          }
        }
        buyer {
          id
          name
        }
      }
    }
    receivedGigOrders(first: 10) {
      nodes {
        id
        tier
        price
        status
        orderedAgo
        orderedAt
        changedAt
        changedAgo
        gig {
          id
          title
          viewerIsSeller
          creator {
            id
            name
          }
        }
        buyer {
          id
          name
        }
      }
    }
  }
`);
