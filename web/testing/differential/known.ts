import type { Difference } from './compare.ts';

/** A difference that is accepted. */
export interface Known {
  /** The actions of which at least one must be in the sequence; undefined for all. */
  actions?: readonly string[];
  /** The types and fields: 'Job.applicants'. */
  fields: RegExp;
  /** The names of the screens; undefined for all, and for payloads. */
  screens?: RegExp;
  kinds?: readonly Difference['kind'][];
  /** Whether the tab must show the same as before the actions. */
  isKept?: true;
  /** Whether a long run may not have the sequence that it takes. */
  isRare?: true;
  /** Why the tab and the server differ. */
  reason: string;
}
