import { growBy } from '../apollo/optimistic.ts';
import { action } from '../generated/actions.ts';
import { messageSent } from './notices.ts';
import { defineAction } from './defineAction.ts';

export const setCompanyFollowed = defineAction(action('setCompanyFollowed')).with({
  optimistic: ({ input: { companyId, followed } }) => ({
    __typename: 'Company',
    id: companyId,
    viewerIsFollowing: followed,
    followers: growBy(followed),
  }),
  notice: (_payload, { input: { followed } }) =>
    followed
      ? { title: 'Following', description: "We'll keep you posted on its updates." }
      : { title: 'No longer following' },
});

export const contactCompany = defineAction(action('contactCompany')).with({
  notice: ({ company }) => messageSent(company?.name),
});
