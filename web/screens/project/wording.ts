/** Lower-cases the first letter, for use within a sentence: '2 hours ago'. */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The id of the heading that names the hired freelancer. */
export const hiredHeading = 'hired-freelancer';
