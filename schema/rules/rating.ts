/** Minimum rating of top sellers and clients. */
export const topRating = 4.5;
