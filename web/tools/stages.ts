/** Scripts of package.json that run in parallel. */
type Stage = readonly string[];

/** They need no generated code. */
const independent: Stage = ['check:format', 'statements'];
const checks: Stage = ['check:types', 'check:lint', 'check:unused'];

/** The stages of `npm run check` and `npm test`, which run one after the other. */
export const stages = {
  check: [[...independent, ...checks]],
  test: [['codegen', ...independent], [...checks, 'bundle'], ['test:process']],
} satisfies Record<string, readonly Stage[]>;
