/** Checks any server against the contract: `npm run contract -- https://host/graphql`. */
import { runCommand } from './cli.ts';

process.exitCode = await runCommand(process.argv.slice(2), console.log, console.error);
