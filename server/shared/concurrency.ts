/** Limits the number of tasks that run at once for each key, such as a network address or an account. */
export function createConcurrencyLimit(max: number) {
  const running = new Map<string, number>();
  /** Runs a task; returns null without running it if `max` tasks of its key are running. */
  return <T>(key: string, task: () => Promise<T>): Promise<T> | null => {
    const before = running.get(key) ?? 0;
    if (before >= max) return null;
    running.set(key, before + 1);
    return task().finally(() => {
      const after = running.get(key)! - 1;
      if (after === 0) running.delete(key);
      else running.set(key, after);
    });
  };
}
