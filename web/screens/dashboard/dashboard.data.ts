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
    # These lists contain only the viewer's changes in this tab; the server's lists are empty.
    applied: jobs(filter: { appliedOnly: true }, first: 5) {
      nodes {
        id
        title
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
        submittedAgo
        submittedAt
        project {
          id
          title
        }
      }
    }
  }
`);
