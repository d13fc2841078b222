/**
 * With `JITTER=1`, delays tasks of React's scheduler at random, as a slow machine does. It finds tests, and parts of the
 * client, that depend on speed. The scheduler takes `setImmediate` when it loads.
 */
if (process.env['JITTER']) {
  const run = globalThis.setImmediate;
  const jittered = (task: () => void) =>
    Math.random() < 0.4 ? setTimeout(task, Math.random() * 60) : run(task);
  Object.assign(globalThis, { setImmediate: jittered });
}
