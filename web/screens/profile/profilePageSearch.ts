import { page } from '../../lists/searchFields.ts';
import { defineSearch } from '../../lists/searchState.ts';

/** The search parameters of a profile: the page of its posts. */
export const profilePageSearch = defineSearch('/profile/:id?', { page });

/** The same number as `first` in the fragment of RecentPosts.tsx. */
export const postsPerPage = 10;
