type Present<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields of an input that change something: null and undefined change nothing. */
export const present = <T extends object>(input: T): Present<T> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value != null)) as Present<T>;
