import type { FieldFunctionOptions, Reference } from '@apollo/client';

/** A page as the server tells it, beside what is read of it: hidden under a name that no schema has. */
export interface Told {
  nodes?: readonly Reference[];
  totalCount?: number;
  pageInfo?: unknown;
  $told?: readonly Reference[];
}

/** The same list on its n-th page, if it has been loaded. */
function loaded(number: number, { fieldName, args, readField }: FieldFunctionOptions) {
  const { page: _page, ...others } = args ?? {};
  return readField<Told>({ fieldName, args: number === 1 ? others : { ...others, page: number } })?.$told;
}

/**
 * A numbered page of a list that the tab's own heads: these move the server's along, so that each page is as long as
 * it should be and the last one ends the list. What the server has on a page that has not been loaded stays away.
 */
export function pageOf(
  told: readonly Reference[],
  total: number,
  { added, removed }: { added: readonly Reference[]; removed: readonly Reference[] },
  options: FieldFunctionOptions,
): readonly Reference[] {
  const first = options.args?.['first'] as number;
  const page = (options.args?.['page'] as number | undefined) ?? 1;
  // A page past the server's end is told as its last one.
  const last = Math.max(1, Math.ceil(total / first));
  const at = (index: number): Reference | undefined => {
    if (index < added.length) return added[index];
    const place = index - added.length;
    if (place >= total) return undefined;
    const number = Math.floor(place / first) + 1;
    const nodes = number === Math.min(page, last) ? told : loaded(number, options);
    return nodes?.[place % first];
  };
  const elsewhere = new Set(removed.map(({ __ref }) => __ref));
  const found = Array.from({ length: first }, (_, i) => at((page - 1) * first + i));
  // Once each: what the server has come to know by itself stands where the tab has it.
  return [...new Map(found.flatMap((ref) => (ref ? [[ref.__ref, ref]] : []))).values()].filter(
    ({ __ref }) => !elsewhere.has(__ref),
  );
}
