import { readStoredFields, writeStored } from '../session/storage.ts';
import { announceActivity } from './activity.ts';
import { conditionsKey } from './conditionsKey.ts';

type Send = () => Promise<Response>;

/** How requests of one operation, or of all, are answered. */
export interface Condition {
  /** Milliseconds before the request is sent; the client's timeout includes them. */
  delay?: number | undefined;
  failure?: Failure | undefined;
  /** Whether the lists of the response are empty. */
  empty?: boolean | undefined;
}

/** Simulated network conditions of a tab. A condition of an operation replaces the one of all operations. */
export interface NetworkConditions {
  all?: Condition;
  operations?: Readonly<Record<string, Condition>>;
  /** Whether pictures load late; `devtools/pageConditions.ts` delays them. */
  slowPictures?: boolean;
  offline?: boolean;
}

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/graphql-response+json' } });

const connectionError = () => new TypeError('Failed to fetch');

/** The delays to choose from, in milliseconds. */
export const delays = [500, 2_000, 5_000];

/** A result with its first field failed, as the GraphQL specification defines partial data. */
async function partialOf(send: Send): Promise<Response> {
  const { data } = (await (await send()).json()) as { data?: Record<string, unknown> | null };
  const [failed] = Object.keys(data ?? {});
  if (failed === undefined) return json({ data: null, errors: [{ message: 'Simulated failure' }] });
  const errors = [{ message: 'Simulated failure', path: [failed] }];
  return json({ data: { ...data, [failed]: null }, errors });
}

export const failures = {
  connection: { label: 'No connection', respond: () => Promise.reject(connectionError()) },
  status: {
    label: 'Status 500',
    respond: async () => new Response('<h1>Simulated failure</h1>', { status: 500 }),
  },
  invalidJson: {
    label: 'Invalid JSON',
    respond: async () =>
      new Response('{"data":{"job', { headers: { 'content-type': 'application/graphql-response+json' } }),
  },
  null: { label: 'null as response', respond: async () => json(null) },
  errors: {
    label: 'GraphQL error',
    respond: async () => json({ data: null, errors: [{ message: 'Simulated failure' }] }),
  },
  partial: { label: 'Partial data', respond: partialOf },
  timeout: { label: 'No response', respond: () => new Promise<Response>(() => {}) },
} satisfies Record<string, { label: string; respond: (send: Send) => Promise<Response> }>;
export type Failure = keyof typeof failures;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name that an operation can have. GraphQL reserves those that begin with two underscores. */
const validName = /^(?!__)[A-Z_a-z]\w*$/;

/** The valid parts of a stored condition. */
function readCondition(stored: unknown): Condition {
  if (!isObject(stored)) return {};
  const { delay, failure, empty } = stored;
  return {
    ...(typeof delay === 'number' && delays.includes(delay) && { delay }),
    ...(typeof failure === 'string' && Object.hasOwn(failures, failure) && { failure: failure as Failure }),
    ...(empty === true && { empty }),
  };
}

/** The valid conditions of single operations. An empty one has an effect only under conditions of all operations. */
const readOperations = (stored: unknown, all: Condition): Record<string, Condition> =>
  Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {})
      .filter(([name, own]) => validName.test(name) && isObject(own))
      .map(([name, own]) => [name, readCondition(own)] as const)
      .filter(([, own]) => hasEffect(own) || hasEffect(all)),
  );

/** The conditions of this tab. Ignores the parts of the stored text that are malformed or have no effect. */
export function storedConditions(): NetworkConditions {
  const stored = readStoredFields(conditionsKey);
  const all = readCondition(stored['all']);
  return {
    all,
    operations: readOperations(stored['operations'], all),
    slowPictures: stored['slowPictures'] === true,
    offline: stored['offline'] === true,
  };
}

/** Ends the waiting requests; each is sent again under the new conditions. */
let changed = new AbortController();

/** Stores the conditions until the tab is closed. Conditions without an effect are removed. */
export function storeConditions(conditions: NetworkConditions): void {
  writeStored(conditionsKey, isIdle(conditions) ? '' : JSON.stringify(conditions));
  changed.abort();
  changed = new AbortController();
  announceActivity();
}

const hasEffect = ({ delay, failure, empty }: Condition) => Boolean(delay || failure || empty);

/** Whether the conditions change nothing. */
export const isIdle = ({ all = {}, operations = {}, slowPictures, offline }: NetworkConditions): boolean =>
  !slowPictures && !offline && ![all, ...Object.values(operations)].some(hasEffect);

/** Empties the connections and the lists of objects with an id. Other lists, such as a filter's choices, stay. */
export function withEmptyLists(value: unknown): unknown {
  if (Array.isArray(value))
    return value.some((item) => isObject(item) && 'id' in item) ? [] : value.map(withEmptyLists);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withEmptyLists(field)]),
  );
  if (!String(value['__typename']).endsWith('Connection')) return copy;
  for (const name of Object.keys(copy)) {
    if (name === 'nodes' || name === 'edges') copy[name] = [];
    else if (name.endsWith('Count')) copy[name] = 0;
  }
  if (isObject(copy['pageInfo'])) {
    const end = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
    for (const [name, field] of Object.entries(end))
      if (name in copy['pageInfo']) copy['pageInfo'][name] = field;
  }
  return copy;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

async function sendOnce(send: Send, operationName: string | undefined): Promise<Response> {
  const { all = {}, operations = {}, offline } = storedConditions();
  const { delay, failure, empty } = operations[operationName ?? ''] ?? all;
  if (offline) throw connectionError();
  if (delay) await wait(delay);
  if (failure) return failures[failure].respond(send);
  const response = await send();
  return empty ? json(withEmptyLists(await response.json())) : response;
}

/** Sends a request under the tab's conditions. `signal` aborts it. A change of the conditions sends it again. */
export async function sendUnderConditions(
  send: Send,
  operationName: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const change = changed.signal;
  try {
    return await Promise.race([sendOnce(send, operationName), aborted(signal), aborted(change)]);
  } catch (error) {
    if (error !== change.reason || !change.aborted) throw error;
    return sendUnderConditions(send, operationName, signal);
  }
}
