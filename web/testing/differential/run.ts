import { spawnSync } from 'node:child_process';

/**
 * Runs the differential test with more sequences, and with another seed if one is given: `npm run differential -- 2000 7`.
 * 2,000 sequences take about 15 minutes. At a difference it prints the seed and the shortest sequence.
 */
const [runs = '2000', seed] = process.argv.slice(2);
const args = ['web/testing/differential', '--config', 'web/vite.config.ts', '--project', 'web'];
const { status } = spawnSync('npx', ['vitest', 'run', ...args, '--disableConsoleIntercept=true'], {
  stdio: 'inherit',
  env: { ...process.env, DIFFERENTIAL_RUNS: runs, ...(seed && { DIFFERENTIAL_SEED: seed }) },
});
process.exitCode = status ?? 1;
