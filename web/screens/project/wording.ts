/** Lower-cases the first letter, for use within a sentence: 'Just now' becomes 'just now'. */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The id of the heading in HiredFreelancer.tsx, which HireDialog.tsx focuses. */
export const hiredHeading = 'hired-freelancer';
