import { createContext } from 'react';

/** The files that a form's fields are reading; each promise resolves to whether the form may be submitted with the file. */
export type PendingReads = Set<Promise<boolean>>;

export const PendingReadsContext = createContext<PendingReads>(new Set());
