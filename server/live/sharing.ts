/** Maximum number of texts, and of nested values, that are found again. */
const maxKnown = 10_000;

/**
 * Creates a function that replaces equal texts and nested values of parsed records by the same ones: JSON.parse creates
 * each of them again. A record can share them, because a change puts a new record and never modifies one.
 */
export function createSharing(): <T extends object>(record: T) => T {
  const texts = new Map<string, string>();
  const values = new Map<string, object>();

  function find<V>(known: Map<string, V>, key: string, value: V): V | undefined {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= maxKnown) known.clear();
    known.set(key, value);
    return undefined;
  }

  function share(value: unknown): unknown {
    if (typeof value === 'string') return find(texts, value, value) ?? value;
    if (typeof value !== 'object' || value === null) return value;
    return find(values, JSON.stringify(value), value) ?? shareFields(value as Record<string, unknown>);
  }

  function shareFields<T extends object>(fields: T): T {
    for (const name in fields) fields[name] = share(fields[name]) as T[typeof name];
    return fields;
  }
  return shareFields;
}
