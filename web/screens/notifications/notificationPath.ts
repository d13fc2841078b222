import type { NotificationRow_NotificationFragment } from '../../generated/graphql.ts';
import { gigPath, orderPath } from '../../components/gig/gigPath.ts';
import { jobPath } from '../../components/job/jobPath.ts';
import { paths } from '../../paths.ts';

type Notification = NotificationRow_NotificationFragment;

/** Whether a notification is about a product that its seller, the viewer, has deleted. */
export const isOfDeletedProduct = (notification: Notification): boolean =>
  notification.__typename === 'MarketplaceNotification' && !notification.listing && !notification.project;

/** The address that a click on a notification opens. `INVITED`: the person's invitation to the viewer is pending. */
export function notificationPath(notification: Notification): string {
  switch (notification.__typename) {
    case 'JobNotification':
      return jobPath(notification.job);
    case 'MessageNotification': {
      const { contact, channel } = notification.thread;
      return paths.messages(contact ? { contact: contact.id } : channel ? { channel: channel.id } : {});
    }
    case 'NetworkNotification': {
      const { id, connectionState } = notification.person;
      return connectionState === 'INVITED' ? paths.network({ tab: 'invitations' }) : paths.profile(id);
    }
    case 'MarketplaceNotification': {
      const { listing, project, order } = notification;
      if (listing?.__typename === 'Gig') return order ? orderPath(listing, order.id) : gigPath(listing);
      if (listing) return paths.product(listing.id);
      // Without a listing and a project, the product was deleted.
      return project ? paths.projectProposals(project.id) : paths.creatorDashboard();
    }
    case 'PostNotification': {
      // A post has no page of its own: it is on its author's page.
      const { id, author } = notification.post;
      if (author.person) return `${paths.profile(author.person.id)}#${id}`;
      return author.company ? `${paths.company(author.company.id)}#${id}` : paths.feed();
    }
  }
}
