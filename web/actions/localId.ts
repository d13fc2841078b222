/** Returns an id for an object that exists only in this tab. */
export const localId = (kind: string): string => `${kind}-tab-${crypto.randomUUID()}`;
