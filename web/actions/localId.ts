/** An id for what exists only in this tab. */
export const localId = (kind: string): string => `${kind}-tab-${crypto.randomUUID()}`;
