import { page, tabs, text } from '../../routing/searchFields.ts';
import { defineSearch } from '../../routing/searchState.ts';

/** What the address of the network says. */
export const networkSearch = defineSearch('/network', {
  q: text(200),
  company: text(64),
  tab: tabs('connections', 'invitations', 'messages'),
  page,
});
