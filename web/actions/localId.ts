let count = 0;

/** Returns an id for an object that exists only in this tab. */
export const localId = (kind: string): string => {
  count += 1;
  return `${kind}-tab-${crypto.randomUUID()}`;
};

/** The number of ids that `localId` has returned. */
export const localIdCount = (): number => count;
