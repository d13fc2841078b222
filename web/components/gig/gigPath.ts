import { paths } from '../../paths.ts';

/** The link of a notification or activity about a gig: an own gig's orders in progress, otherwise its page. */
export const gigPath = ({ id, viewerIsSeller }: { id: string; viewerIsSeller: boolean }): string =>
  viewerIsSeller ? paths.orders({ gig: id, status: 'in-progress' }) : paths.gig(id);

/** The address of an order in the list where the viewer can change it: as its seller or as its buyer. */
export const orderPath = (
  { id, viewerIsSeller }: { id: string; viewerIsSeller: boolean },
  orderId: string,
): string => `${viewerIsSeller ? paths.orders({ gig: id }) : paths.library({ show: 'orders' })}#${orderId}`;
