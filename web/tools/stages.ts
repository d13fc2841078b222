/** Scripts of package.json that run in parallel. */
type Stage = readonly string[];

const checks: Stage = ['check:types', 'check:lint', 'check:unused', 'check:format', 'statements'];

/** The stages of `npm run check` and `npm test`, which run one after the other. */
export const stages = {
  check: [checks],
  test: [['codegen'], [...checks, 'bundle'], ['test:process']],
} satisfies Record<string, readonly Stage[]>;
