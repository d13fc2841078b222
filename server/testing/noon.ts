declare global {
  interface DateConstructor {
    /** Set once per process: setup files run before each test file. */
    startsAtNoon?: true;
  }
}

/**
 * Moves the clock of this process to noon of today (UTC). It runs on from there, so that no run passes midnight, when
 * 'Today' becomes 'Yesterday' between two lines of a test.
 */
if (!Date.startsAtNoon) {
  const realNow = Date.now;
  const shift = new Date().setUTCHours(12, 0, 0, 0) - realNow();
  Date.now = () => realNow() + shift;
  Date.startsAtNoon = true;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [Date.now()], newTarget) as Date,
  });
}
