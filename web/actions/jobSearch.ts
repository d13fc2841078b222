import { action } from '../generated/actions.ts';
import { defineAction } from './defineAction.ts';

export const clearRecentSearches = defineAction(action('clearRecentSearches')).with({});

/** The Undo of `clearRecentSearches` in `RecentSearches.tsx`. It has no notice, since the list shows the searches again. */
export const restoreRecentSearches = defineAction(action('restoreRecentSearches')).with({});

export const setJobAlert = defineAction(action('setJobAlert')).with({
  notice: (_payload, { input: { name, enabled } }) =>
    enabled
      ? { title: 'Alert set', description: `We'll tell you about new jobs: ${name}.` }
      : { title: 'Alert removed', description: `You won't get new jobs for ${name}.` },
});
