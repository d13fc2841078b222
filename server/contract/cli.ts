import { parseArgs } from 'node:util';
import { checks, checkServer } from './check.ts';
import { sendTo, Unreachable, type Target } from './client.ts';
import { readContract } from './contract.ts';
import { countResults, formats } from './report.ts';
import { selectedSubjects, subjects } from './subjects.ts';

const examples = 'jobs, job, Gig.reviews, createPost or Job';

const usage = `Checks that a GraphQL server has the contract in schema/.

  npm run contract -- URL [options]

  --header 'NAME: VALUE'  sends a header with each request; repeatable
  --only NAME             runs a check, or the checks of a list, noun, action or type, such as
                          ${examples}; repeatable, or separated by commas
  --write                 also runs the server's actions, which change its data; the last ones end the
                          session of the header 'cookie', so each run needs a new one, but
                          not an access token in the header 'authorization'
  --json, --tap, --junit  prints the report in this format instead of text
  --help                  prints this text

Checks:
${Object.entries(checks)
  .map(([name, property]) => `  ${name.padEnd(12)} ${property}`)
  .join('\n')}

Exit code: 0 if no check fails, 1 if one fails, 2 if an argument is invalid or the server does not answer.`;

/** An argument that is not valid; its message says what to do. */
class InvalidArgument extends Error {}

const options = {
  header: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  write: { type: 'boolean' },
  json: { type: 'boolean' },
  tap: { type: 'boolean' },
  junit: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new InvalidArgument(`${(error as Error).message.split('\n')[0]}. --help lists the options.`);
  }
}

function readUrl([url, ...more]: readonly string[]): string {
  if (url === undefined)
    throw new InvalidArgument('Pass the URL of the server, such as https://host/graphql.');
  if (more.length > 0) throw new InvalidArgument(`Pass one URL, not also '${more.join(' ')}'.`);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new InvalidArgument(`'${url}' is no URL. Pass one that starts with http:// or https://.`);
  const { username, password } = new URL(url);
  if (username || password)
    throw new InvalidArgument(
      "Pass user and password as --header 'authorization: Basic …', base64 of user:password, not in the URL.",
    );
  return url;
}

function readHeader(header: string): Target['headers'][number] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*([^\r\n]*)$/.exec(header) ?? [];
  if (name === undefined || value === undefined)
    throw new InvalidArgument(`'${header}' is no header. Pass it as 'name: value'.`);
  // The value may be a secret, so the message has one character of it.
  const wrong = /[^\t\x20-\x7e\x80-\xff]/u.exec(value)?.[0];
  if (wrong !== undefined)
    throw new InvalidArgument(`The header '${name}' has ${JSON.stringify(wrong)}, which no header can have.`);
  return [name, value];
}

/** Reads the names of --only. Returns the checks and all subjects that they select, in lower case. */
function parseOnly(given: readonly string[]): Set<string> {
  const wanted = given.flatMap((names) => names.split(',')).map((name) => name.trim());
  const contract = readContract();
  const names = Object.keys(checks);
  const valid = new Set([...names, ...subjects(contract)].map((name) => name.toLowerCase()));
  const unknown = wanted.find((name) => !valid.has(name.toLowerCase()));
  if (unknown !== undefined)
    throw new InvalidArgument(
      `--only does not accept '${unknown}'. It accepts a list, noun, action or type of the contract, such as ` +
        `${examples}, or a check: ${names.join(', ')}.`,
    );
  const lower = wanted.map((name) => name.toLowerCase());
  // 'search' is the name of a check and of a list: it selects the check.
  return new Set(
    lower.flatMap((name) => (names.includes(name) ? name : [...selectedSubjects(contract, name)])),
  );
}

/** Runs the command with arguments. Prints a report to `print` and errors to `complain`; resolves to the exit code. */
export async function runCommand(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = parse(args);
    if (values.help) {
      print(usage);
      return 0;
    }
    const chosen = (['json', 'tap', 'junit'] as const).filter((format) => values[format]);
    if (chosen.length > 1) throw new InvalidArgument(`Pass one of --${chosen.join(', --')}.`);
    const url = readUrl(positionals);
    const headers = (values.header ?? []).map(readHeader);
    const only = parseOnly(values.only ?? []);
    const report = await checkServer({
      url,
      send: sendTo({ url, headers }),
      only,
      write: values.write ?? false,
    });
    if (report.results.length === 0)
      throw new InvalidArgument(
        `No check matches --only ${values.only?.join(',')}. The checks of actions need --write, too.`,
      );
    print(formats[chosen[0] ?? 'text'](report, { url, headers }));
    return countResults(report).failed > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InvalidArgument || error instanceof Unreachable)) throw error;
    complain(error.message);
    return 2;
  }
}
