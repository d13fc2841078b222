/** A function of a text that returns the cached result for a repeated text. The cache forgets all results when it is full. */
export function cachedByText<R>(max: number, read: (text: string) => R): (text: string) => R {
  const results = new Map<string, R>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    if (results.size >= max) results.clear();
    const result = read(text);
    results.set(text, result);
    return result;
  };
}
