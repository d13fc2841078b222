import { graphql } from '../generated/gql.ts';

/** The shell's data for every screen. A navigation does not request it again; the refetch after an action does. */
export const query = graphql(/* GraphQL */ `
  query AppShell {
    viewer {
      id
      name
      avatar
      isAuthenticated
      unreadMessageCount
      unreadNotificationCount
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
