import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeFacts } from '../../schema/facts.ts';

/** The server runs in the project's folder, so sources and build read the same schema files. */
const folder = join(process.cwd(), 'schema');

/** The SDL of each schema file by its name, such as 'post.graphql', with its facts in the descriptions. The build puts it into the worker of the tab. */
export const schemaFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => [name, describeFacts(readFileSync(join(folder, name), 'utf8'))]),
);
