import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Writes files, given by their path in the folder. */
export const writeFiles = (folder, files) =>
  Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );

/** Runs a command in the folder. Throws what it prints if it fails, and an error with the code ENOENT if there is none. */
export const runCommand = (folder, command, ...args) =>
  promisify(execFile)(command, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_NO_WATCHMAN: '1' },
  }).catch((error) => {
    if (error.code !== 'ENOENT') error.message = `${error.stdout}${error.stderr}`;
    throw error;
  });

/** Runs the script of a package, given by its path in `node_modules`. */
export const runScript = (folder, script, ...args) =>
  runCommand(folder, process.execPath, join(import.meta.dirname, 'node_modules', script), ...args);

/** Throws the lines if there are some. */
export function expectNone(lines) {
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
