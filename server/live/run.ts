/** Checks, exports, imports or resets the stored data: `npm run live:check` and so on. */
import { runCommand } from './commands.ts';

process.exitCode = await runCommand(process.argv.slice(2), process.env, console.log, console.error);
