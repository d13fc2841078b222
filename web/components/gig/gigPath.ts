import { paths } from '../../paths.ts';

/** The address to which an entry about a gig leads: an own gig's new orders, otherwise its page. */
export const gigPath = ({ id, viewerIsSeller }: { id: string; viewerIsSeller: boolean }): string =>
  viewerIsSeller ? paths.orders({ gig: id, status: 'in-progress' }) : paths.gig(id);
