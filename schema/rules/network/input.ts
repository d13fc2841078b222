import type { InviteByEmailInput } from '../../generated/types.ts';
import type { Bounds } from '../bounds.ts';

export const invitationBounds = { note: { max: 300 } } satisfies Bounds<InviteByEmailInput>;
