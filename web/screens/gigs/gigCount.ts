/** '1 gig', '27 gigs' */
export const counted = (n: number): string => (n === 1 ? '1 gig' : `${n} gigs`);
