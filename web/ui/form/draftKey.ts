import { readStored } from '../../session/storage.ts';

/** The key of a form's draft in the storage of this tab. Without a name, no draft is stored under it. */
export const draftKey = (name: string | undefined): string => `draft:${name}`;

export const hasDraft = (name: string): boolean => Boolean(readStored(draftKey(name)));
