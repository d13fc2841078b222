import type { ReportJobInput, ReportReason } from '../generated/types.ts';
import type { Bounds } from './bounds.ts';
import type { Labels } from './choices.ts';

/** Reasons for a report. */
export const reasons: Labels<ReportReason> = {
  SPAM: 'Spam',
  SCAM: 'Scam or fraud',
  OFFENSIVE: 'Offensive content',
  OTHER: 'Something else',
};

/** Bounds of every report. */
export const reportBounds = { note: { max: 1_000 } } satisfies Bounds<ReportJobInput>;
