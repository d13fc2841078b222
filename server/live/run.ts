/** Checks, exports, imports or resets the stored data: `npm run live:check` and so on. */
import { watchMemory } from '../shared/memory.ts';
import { runCommand } from './commands.ts';

watchMemory();
process.exitCode = await runCommand(process.argv.slice(2), process.env, console.log, console.error);
