import { accountActions } from '../account/actions.ts';
import { channelActions } from '../channel/actions.ts';
import { companyActions } from '../company/actions.ts';
import { creatorActions } from '../creator/actions.ts';
import { gigActions } from '../gig/actions.ts';
import { jobActions } from '../job/actions.ts';
import { networkActions } from '../network/actions.ts';
import { personActions } from '../person/actions.ts';
import { postActions } from '../post/actions.ts';
import { productActions } from '../product/actions.ts';
import { projectActions } from '../project/actions.ts';
import { sessionActions } from './sessionActions.ts';
import type { ActionName, LiveAction } from '../data/action.ts';
import type { SessionAction } from './sessionAction.ts';

/** The implementation of every mutation of the contract: a missing one is a type error. `schema.ts` makes the resolvers. */
type Actions = { readonly [K in ActionName]-?: LiveAction<K> | SessionAction<K> };

export const actions: Actions = {
  ...accountActions,
  ...channelActions,
  ...companyActions,
  ...creatorActions,
  ...gigActions,
  ...jobActions,
  ...networkActions,
  ...personActions,
  ...postActions,
  ...productActions,
  ...projectActions,
  ...sessionActions,
};
