/**
 * Moves the clock of this process to noon of today (UTC), once: setup files run before each test file. It runs on from
 * there, so that no run passes midnight (UTC), when 'Today' becomes 'Yesterday' between two lines of a test. Tests of the
 * server have the real time: they compare it with that of a database.
 */
if (!('startsAtNoon' in Date)) {
  const realNow = Date.now;
  const shift = new Date().setUTCHours(12, 0, 0, 0) - realNow();
  Object.assign(Date, { startsAtNoon: true, now: () => realNow() + shift });
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [Date.now()], newTarget) as Date,
  });
}
