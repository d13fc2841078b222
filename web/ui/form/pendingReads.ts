import { createContext } from 'react';

/** What the fields of a form are reading; each promise tells whether the form may be sent with it. */
export type PendingReads = Set<Promise<boolean>>;

export const PendingReadsContext = createContext<PendingReads>(new Set());
