import type { FieldFunctionOptions, Reference } from '@apollo/client';
import { matches } from '../../schema/rules/conditions.ts';
import type { Filtered } from './filtered.ts';

/**
 * Whether a local object matches the filter of a list. The server filters its own objects with the same conditions.
 */
export const matchesFilter =
  <T>(
    { fragment, conditions }: Filtered<T>,
    filterOf: (args: FieldFunctionOptions['args']) => unknown = (args) => args?.['filter'],
  ) =>
  ({ __ref: id }: Reference, { args, cache }: FieldFunctionOptions): boolean => {
    const filter = (filterOf(args) ?? {}) as Readonly<Record<string, unknown>>;
    const asks = Object.entries(conditions).some(
      ([name, condition]) => !('viewer' in condition) && filter[name] !== undefined && filter[name] !== null,
    );
    if (!asks) return true;
    const object = cache.readFragment({ id, fragment, optimistic: true });
    return object !== null && matches(conditions, object as T, filter, Date.now());
  };
