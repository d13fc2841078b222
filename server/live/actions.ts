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
import type { Actions } from './action.ts';

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
};
