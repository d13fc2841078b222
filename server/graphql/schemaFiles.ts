import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeFacts } from '../../schema/facts.ts';

/** The server runs in the project's folder, so sources and build read the same schema files. */
const folder = join(process.cwd(), 'schema');

/** The SDL by file name, with `{choice}` replaced by facts. In the tab, `web/build/inlinedSchema.ts` replaces this file. */
export const schemaFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => [name, describeFacts(readFileSync(join(folder, name), 'utf8'))]),
);
