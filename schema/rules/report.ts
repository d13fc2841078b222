import type { ReportReason } from '../generated/types.ts';
import type { Labels } from './choices.ts';

/** What can be wrong with what is reported. */
export const reasons: Labels<ReportReason> = {
  SPAM: 'Spam',
  SCAM: 'Scam or fraud',
  OFFENSIVE: 'Offensive content',
  OTHER: 'Something else',
};
