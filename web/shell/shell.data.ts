import { graphql } from '../generated/gql.ts';

/** The shell's data for every screen; requested once per visit. */
export const query = graphql(/* GraphQL */ `
  query AppShell {
    viewer {
      id
      name
      avatar
      isAuthenticated
      unreadMessages
      unreadNotifications
      person {
        id
        ...ProfileSkeleton_person
      }
      company {
        id
        company {
          id
          ...CompanySkeleton_company
        }
      }
      ...AccountMenu_viewer
    }
    contacts {
      id
      ...SideBarContact_contact
    }
    channels {
      id
      ...SideBarChannel_channel
    }
  }
`);
