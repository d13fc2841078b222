import { jobFilterBounds } from '../generated/jobSearch.ts';

/** Maximum length of the text that a condition takes, in characters. */
export const maxSearchLength = { words: jobFilterBounds.query.max, place: jobFilterBounds.location.max };
