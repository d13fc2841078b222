/** From this rating on sellers and clients are among the best. */
export const topRating = 4.5;
