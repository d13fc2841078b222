import { spawn } from 'node:child_process';
import { stages } from './stages.ts';

const isName = (word: string): word is keyof typeof stages => Object.hasOwn(stages, word);
const selected = process.argv[2] ?? 'test';
if (!isName(selected)) throw new Error(`Pass one of ${Object.keys(stages).join(', ')}.`);

interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
}

/** Runs a script. A single script prints directly; parallel scripts print when they end, so their output is not mixed. */
function run(name: string, alone: boolean): Promise<Outcome> {
  const began = performance.now();
  const output = alone ? 'inherit' : 'pipe';
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', output, output] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (printed += data.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (printed.trim()) console.log(`${name}:\n${printed.trim()}\n`);
      resolve({ name, passed: code === 0, seconds: (performance.now() - began) / 1000 });
    });
  });
}

const outcomes: Outcome[] = [];
for (const stage of stages[selected]) {
  // oxlint-disable-next-line no-await-in-loop -- a stage waits for the one before it
  outcomes.push(...(await Promise.all(stage.map((name) => run(name, stage.length === 1)))));
  if (outcomes.some(({ passed }) => !passed)) break;
}

const line = (name: string, seconds: number, note = '') =>
  `  ${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s${note}`;
console.log(
  [
    'Where the time went:',
    ...outcomes.map(({ name, passed, seconds }) => line(name, seconds, passed ? '' : '  failed')),
    line('all', performance.now() / 1000),
  ].join('\n'),
);
if (outcomes.some(({ passed }) => !passed)) process.exitCode = 1;
