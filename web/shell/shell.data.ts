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
