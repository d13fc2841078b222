import type { GigCategory } from '../../generated/types.ts';

/** The picture of a gig without an own one. */
export const categoryPictures: Readonly<Record<GigCategory, string>> = {
  DESIGN: '/art/ui-fern-61.svg',
  DEVELOPMENT: '/art/code-moss-10.svg',
  MARKETING: '/art/chart-fern-44.svg',
  WRITING: '/art/page-rowan-23.svg',
  VIDEO: '/art/wave-heather-28.svg',
};

/** The description of a Basic package for which the input has none. */
export const basicDescription = 'Everything in the description.';
