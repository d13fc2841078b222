/** Runs tasks of many, at most so many of each at once. */
export function createConcurrencyLimit(most: number) {
  const running = new Map<string, number>();
  /** Runs a task of `of`; returns null without running it if as many of the same are running. */
  return <T>(of: string, task: () => Promise<T>): Promise<T> | null => {
    const before = running.get(of) ?? 0;
    if (before >= most) return null;
    running.set(of, before + 1);
    return task().finally(() => {
      const after = running.get(of)! - 1;
      if (after === 0) running.delete(of);
      else running.set(of, after);
    });
  };
}
