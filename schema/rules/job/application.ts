import { applyToJobInputBounds } from '../../generated/jobApplication.actions.ts';

/** Characters of the message of an application to a job without Easy Apply. */
export const requiredNoteBounds = { min: 20, ...applyToJobInputBounds.note };
