import type {
  ApplicationStatus,
  GigOrderStatus,
  PackageTier,
  ProposalStatus,
} from '../../schema/generated/types.ts';
import { isBlank } from '../../schema/rules/characters.ts';
import { gigTierOf } from '../../schema/rules/gig/tiers.ts';
import { formatDollars, pluralize } from '../../schema/rules/numbers.ts';
import type { bidOf } from '../data/bid.ts';
import type { Deed } from './sentences.ts';

interface Order {
  title: string;
  price: number;
}

const orderDeed = (deed: string, { title, price }: Order): Deed => ({
  deed,
  thing: title,
  amount: formatDollars(price),
});

/** A new order, for the seller and, after 'You', for the buyer. */
export const orderedDeed = (order: Order & { tier: PackageTier }): Deed =>
  orderDeed(`ordered the ${gigTierOf(order.tier).label} package`, order);

/** What the other side of an order has done, by two different statuses: COMPLETED to DELIVERED takes back the acceptance. */
export function orderStepDeed(from: GigOrderStatus, to: GigOrderStatus, order: Order): Deed {
  const steps: Readonly<
    Record<Exclude<GigOrderStatus, 'IN_PROGRESS'>, readonly [done: string, undone: string]>
  > = {
    DELIVERED: ['delivered your order', 'took back the delivery of your order'],
    COMPLETED: ['accepted your delivery', 'took back the acceptance of your delivery'],
    CANCELLED: ['cancelled the order', 'renewed the cancelled order'],
  };
  const isUndone = to === 'IN_PROGRESS' || from === 'COMPLETED';
  const [done, undone] = steps[(isUndone ? from : to) as keyof typeof steps];
  return orderDeed(isUndone ? undone : done, order);
}

/** What the viewer has done with an order, after 'You'; null for a status that the viewer has not set. */
export function ownOrderDeed(
  side: 'seller' | 'buyer',
  status: GigOrderStatus,
  order: Order & { other: string },
): Deed | null {
  if (side === 'seller')
    return status === 'DELIVERED' ? orderDeed(`delivered the order of ${order.other}`, order) : null;
  if (status === 'COMPLETED') return orderDeed(`accepted the delivery of ${order.other}`, order);
  return status === 'CANCELLED' ? orderDeed('cancelled your order', order) : null;
}

type Bid = ReturnType<typeof bidOf>;

const bidDeed = (deed: string, { title, bid, isHourly }: Bid): Deed => ({
  deed,
  thing: title,
  amount: `${formatDollars(bid)}${isHourly ? '/hr' : ''}`,
});

/** A new proposal, for the client. */
export const proposedDeed = (bid: Bid): Deed => bidDeed('sent you a proposal', bid);
/** A new proposal, after 'You'. */
export const ownProposalDeed = (bid: Bid): Deed => bidDeed('sent a proposal', bid);
/** A freelancer that the viewer has hired, after 'You'. */
export const ownHireDeed = (freelancer: string, bid: Bid): Deed => bidDeed(`hired ${freelancer}`, bid);

/** What the other side of a proposal has done: its freelancer withdraws it, its client answers. */
export function proposalDeed(status: ProposalStatus, bid: Bid): Deed {
  const deeds: Readonly<Record<ProposalStatus, string>> = {
    SUBMITTED: 'is considering your proposal again',
    INTERVIEWING: 'would like to interview you',
    ACCEPTED: 'hired you',
    DECLINED: 'declined your proposal',
    WITHDRAWN: 'withdrew the proposal',
  };
  return bidDeed(deeds[status], bid);
}

/** A new application, for the poster of the job. */
export const appliedDeed = (title: string): Deed => ({ deed: 'applied to your job', thing: title });

/** An application, after 'You'. */
export const ownApplicationDeed = (title: string, company: string): Deed => ({
  deed: 'applied to a job',
  thing: `${title} at ${company}`,
});

/** What the other side of an application has done: the applicant withdraws it, the poster moves it to a stage. */
export function applicationDeed(status: ApplicationStatus, title: string, company: string): Deed {
  const deeds: Readonly<Record<ApplicationStatus, string>> = {
    APPLIED: 'put your application back among the new ones',
    VIEWED: 'reviewed your application',
    INTERVIEW: 'would like to interview you',
    OFFER: 'would like to offer you the job',
    DECLINED: 'declined your application',
    WITHDRAWN: 'withdrew the application to your job',
  };
  return { deed: deeds[status], thing: status === 'WITHDRAWN' ? title : `${title} at ${company}` };
}

/** `alert` is the account's alert, such as 'your alert for print in Bergen'. */
export const jobAlertDeed = (
  verb: 'posted' | 'reopened',
  alert: string,
  { title, company }: { title: string; company: string },
): Deed => ({ deed: `${verb} a job that matches ${alert}`, thing: `${title} at ${company}` });

/** A gig with an alert that has other prices or delivery times now; `packages` is their number. */
export const gigAlertDeed = (
  changed: readonly ('price' | 'delivery time')[],
  { title, packages, price }: { title: string; packages: number; price: number },
): Deed => ({
  deed: `changed the ${changed.map((one) => pluralize(packages, one)).join(' and ')} of a gig that you watch`,
  thing: title,
  amount: `from ${formatDollars(price)}`,
});

interface Sold {
  title: string;
  isCourse: boolean;
}

const noun = ({ isCourse }: Sold) => (isCourse ? 'course' : 'product');
const purchaseVerb = ({ isCourse }: Sold, usd: number) =>
  usd > 0 ? 'bought' : isCourse ? 'enrolled in' : 'got';

/** Purchases since the seller has read of the last: their number, and what they have paid together. */
export const soldDeed = (item: Sold, count: number, usd: number): Deed => ({
  deed: `${purchaseVerb(item, usd)} your ${noun(item)}`,
  thing: item.title,
  ...(usd > 0 && { amount: `${formatDollars(usd)}${count > 1 ? ' in total' : ''}` }),
});

/** A purchase or an enrollment, after 'You'. */
export const ownPurchaseDeed = (item: Sold & { price: number }): Deed => ({
  deed: `${purchaseVerb(item, item.price)} a ${noun(item)}`,
  thing: item.title,
  ...(item.price > 0 && { amount: formatDollars(item.price) }),
});

/** The end of a review, after 'Your product' or 'Your course'. */
export const approvedDeed = (item: Sold & { price: number; isPublic: boolean }): Deed => ({
  deed: item.isPublic ? 'is in the shop' : 'has a page for people with its link',
  thing: item.title,
  amount: item.price === 0 ? 'free' : formatDollars(item.price),
});

/** Likes and comments of a post, with its first words. */
export const postDeed = (event: 'comments' | 'likes', content: string): Deed => ({
  deed: event === 'likes' ? 'liked your post' : 'commented on your post',
  quote: content,
});

/** A post, after 'You'. */
export const ownPostDeed = (content: string): Deed =>
  isBlank(content) ? { deed: 'posted a picture' } : { deed: 'posted', quote: content };

/** A job or a project, after 'You'. */
export const ownPostingDeed = (posting: 'job' | 'project', title: string): Deed => ({
  deed: `posted a ${posting}`,
  thing: title,
});

/** A new connection, after 'You'. */
export const connectedDeed = (name: string): Deed => ({ deed: `and ${name} are connected` });

/** Unread messages of one sender, or in a channel. */
export const messageDeed = (unread: number, channel?: string): Deed =>
  channel === undefined
    ? { deed: unread > 1 ? `sent you ${unread} messages` : 'sent you a message' }
    : { deed: `wrote in #${channel}`, ...(unread > 1 && { thing: `${unread} unread messages` }) };

export const invitationDeed: Deed = { deed: 'would like to connect with you' };
export const acceptedInvitationDeed: Deed = { deed: 'accepted your invitation to connect' };
