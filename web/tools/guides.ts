import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The guides in the order in which their common example grows. */
export const guides = [
  'noun',
  'resolver-test',
  'screen',
  'list',
  'action',
  'form',
  'own-backend',
  'operate',
] as const;

/** A code block whose first line names a file: '```ts server/meetup/records.ts' or '```diff codegen.ts'. */
interface Block {
  guide: string;
  file: string;
  /** Whether it changes a file; otherwise it is a whole file. */
  isDiff: boolean;
  text: string;
}

export const blocksOf = (guide: string): Block[] =>
  [...readFileSync(`.github/guides/${guide}.md`, 'utf8').matchAll(/^```(\w+) (\S+)\n([^]*?)^```$/gm)].map(
    ([, language, file, text]) => ({ guide, file: file!, isDiff: language === 'diff', text: text! }),
  );

/** The lines of a hunk before or after its change. */
const linesOf = (hunk: string, without: '+' | '-') =>
  hunk
    .split('\n')
    .filter((line) => !line.startsWith(without))
    .map((line) => line.slice(1))
    .join('\n');

/**
 * Writes a file into a copy of the project, or changes one there. What is written whole is not in the project: an earlier guide
 * may have written it. A hunk of a change ends at a line '@@', and its old lines must occur once.
 */
export function applyBlock(root: string, { guide, file, isDiff, text }: Block): void {
  const path = join(root, file);
  const fail = (reason: string) => {
    throw new Error(`.github/guides/${guide}.md: the block for ${file} does not apply. ${reason}`);
  };
  if (!isDiff) {
    if (existsSync(file)) fail('The project has this file already.');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  if (!existsSync(path)) fail('There is no such file.');
  // A hunk begins and ends at whole lines, the first one of the file too.
  let content = `\n${readFileSync(path, 'utf8')}`;
  for (const hunk of text.trimEnd().split(/^@@\n/m)) {
    const before = linesOf(hunk.trimEnd(), '+');
    const found = content.split(`\n${before}\n`).length - 1;
    if (found !== 1) fail(`These lines occur ${found} times in it:\n${before}`);
    content = content.replace(`\n${before}\n`, () => `\n${linesOf(hunk.trimEnd(), '-')}\n`);
  }
  writeFileSync(path, content.slice(1));
}
