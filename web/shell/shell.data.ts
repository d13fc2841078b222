import { graphql } from '../generated/gql.ts';

/** What the shell shows on every screen; asked for once a visit. */
export const query = graphql(/* GraphQL */ `
  query AppShell {
    viewer {
      id
      # Actions speak for the viewer by these (actions/viewer.ts).
      name
      avatar
      headline
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
