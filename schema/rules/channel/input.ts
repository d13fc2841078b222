import type { SendMessageInput } from '../../generated/types.ts';
import type { Bounds } from '../bounds.ts';

/** Bounds of every message: in a conversation, to a seller or to a company. */
export const messageBounds = { text: { min: 1, max: 4_000 } } satisfies Bounds<SendMessageInput>;
