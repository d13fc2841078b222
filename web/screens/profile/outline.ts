import type { ProfileSkeleton_PersonFragment } from '../../generated/graphql.ts';

export type Outline = Omit<ProfileSkeleton_PersonFragment['outline'], '__typename'>;

/** Fallback outline, for an address that no cached link describes. */
export const fallbackOutline: Outline = {
  head: [13, 28, 16],
  about: [115],
  skills: [12, 8, 14, 10],
  experience: [
    [16, 10, 14],
    [14, 10, 11],
  ],
  education: [[24, 20, 11]],
  offers: ['GIGS'],
  posts: [],
  pictures: [],
};
