import { request } from '../account/request.ts';
import { twoSided, type ActionsOf } from '../live/action.ts';

export const networkActions: ActionsOf<
  | 'acceptInvitation'
  | 'ignoreInvitation'
  | 'inviteByEmail'
  | 'removeConnection'
  | 'reopenInvitation'
  | 'requestConnection'
  | 'withdrawConnectionRequest'
> = {
  acceptInvitation: twoSided,
  ignoreInvitation: twoSided,
  removeConnection: twoSided,
  reopenInvitation: twoSided,
  requestConnection: twoSided,
  withdrawConnectionRequest: twoSided,
  inviteByEmail: {
    decide: (input, now) => [request('EMAIL_INVITATION', input, now)],
    payload: ({ email }) => ({ email }),
  },
};
