import { page } from '../../lists/searchFields.ts';
import { defineSearch } from '../../lists/searchState.ts';

/** The search parameters of a profile: the page of its posts. */
export const profilePageSearch = defineSearch('/profile/:id?', { page });

/** The `first` of the fragment in RecentPosts.tsx. */
export const postsPerPage = 10;
