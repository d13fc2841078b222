import type { FieldValues } from 'react-hook-form';

const isSame = (value: unknown, initial: unknown) =>
  value === initial || (!(value instanceof Blob) && JSON.stringify(value) === JSON.stringify(initial));

/** The values of the fields whose input differs from their initial one. Another tab can have changed the other fields. */
export const changedFields = <T>(values: T, entered: FieldValues, initial: FieldValues = {}): Partial<T> =>
  Object.fromEntries(
    Object.entries(values as FieldValues).filter(([name]) => !isSame(entered[name], initial[name])),
  ) as Partial<T>;
