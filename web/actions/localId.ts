const mark = /-tab-[\da-f-]{36}$/;

/** An id for what exists only in this tab. */
export const localId = (kind: string): string => `${kind}-tab-${crypto.randomUUID()}`;

/** Whether something exists only in this tab. */
export const isLocal = (id: string): boolean => mark.test(id);
