import type { ApplicationStatus } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

/** The poster's stages: the statuses to which a poster can move an application. */
export const applicationStages = {
  APPLIED: { id: 'new', label: 'New' },
  VIEWED: { id: 'reviewed', label: 'Reviewed' },
  INTERVIEW: { id: 'interview', label: 'Interview' },
  OFFER: { id: 'offer', label: 'Offer' },
  DECLINED: { id: 'declined', label: 'Declined' },
} as const satisfies Choices<Exclude<ApplicationStatus, 'WITHDRAWN'>>;
