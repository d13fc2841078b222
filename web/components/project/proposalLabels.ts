import type { PaymentType, ProposalStatus } from '../../generated/graphql.ts';
import { formatDollars } from '../../../schema/rules/numbers.ts';

/** CSS class of the badge for each status. */
export const proposalLooks: Readonly<Record<ProposalStatus, string>> = {
  SUBMITTED: 'badge-info',
  INTERVIEWING: 'badge-accent',
  ACCEPTED: 'badge-positive',
  DECLINED: 'badge-neutral',
  WITHDRAWN: 'badge-neutral',
};

/** '$1,200', or '$60/hr' for an hourly project. */
export const bidText = (bid: number, paymentType: PaymentType): string =>
  `${formatDollars(bid)}${paymentType === 'HOURLY' ? '/hr' : ''}`;
