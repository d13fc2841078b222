import type { GigCategory } from '../../generated/graphql.ts';
import type { Meanings } from '../../lists/searchFields.ts';

/** The categories by their ids in the address and in the form of a new gig. */
export const categories = {
  all: undefined,
  design: 'DESIGN',
  development: 'DEVELOPMENT',
  marketing: 'MARKETING',
  writing: 'WRITING',
  video: 'VIDEO',
} as const satisfies Meanings<GigCategory>;
