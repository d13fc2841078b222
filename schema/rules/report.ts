import type { ReportJobInput, ReportReason } from '../generated/types.ts';
import type { Bounds } from './bounds.ts';
import type { Labels } from './choices.ts';

/** What can be wrong with what is reported. */
export const reasons: Labels<ReportReason> = {
  SPAM: 'Spam',
  SCAM: 'Scam or fraud',
  OFFENSIVE: 'Offensive content',
  OTHER: 'Something else',
};

/** Bounds of every report, whatever it reports. */
export const reportBounds = { note: { max: 1_000 } } satisfies Bounds<ReportJobInput>;
