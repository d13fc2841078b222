import type { FieldValues } from 'react-hook-form';

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

/** Whether two values are equal. It serialises nothing, since pictures can be long data URLs. */
export const isSame = (value: unknown, initial: unknown): boolean =>
  value === initial ||
  (isPlain(value) &&
    isPlain(initial) &&
    Array.isArray(value) === Array.isArray(initial) &&
    Object.keys({ ...value, ...initial }).every((key) =>
      isSame((value as FieldValues)[key], (initial as FieldValues)[key]),
    ));

/** The values of the fields whose input, `entered`, is not the initial one. Another tab can have changed the others. */
export const changedFields = <T>(
  values: T,
  initial: FieldValues = {},
  entered: FieldValues = values as FieldValues,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(values as FieldValues).filter(([name]) => !isSame(entered[name], initial[name])),
  ) as Partial<T>;
