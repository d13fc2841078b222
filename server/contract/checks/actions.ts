import { getNamedType, isLeafType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { effects, type Effect } from '../actions/effects.ts';
import { inputFields, inputsOf, longTexts, withValue, type Action } from '../actions/inputs.ts';
import { dataOf } from '../client.ts';
import type { Ask } from '../operation.ts';
import { actionFields, argsOf, fieldsOf, isNode, objectType, pagedFields, type Field } from '../contract.ts';
import { idsOf, listAt, readItems, readPage, rootPlace } from '../pages.ts';
import { demand, inTurn, Skipped, Violation, type Verify } from '../results.ts';
import { isRow, type Row } from '../paths.ts';
import type { World } from '../world.ts';
import { unknownId } from '../text.ts';

/** Codes of refusals that depend on the object: the action may accept another object. */
const ofObject = ['NOT_FOUND', 'NOT_ALLOWED', 'UNAUTHENTICATED', 'ALREADY_DONE'];
/** Actions that check the password of an account also refuse another one. */
const ofPassword = [...ofObject, 'INVALID'];
/**
 * The actions that can begin or end a session run after all others. Deleting the account needs the session of the request,
 * which a sign-up ends. Logging in needs the account of the sign-up.
 */
const ofSessions = ['resetPassword', 'deleteAccount', 'signInWithProvider', 'signUp', 'logIn', 'logOut'];

interface UserError {
  code: string;
  field: string[] | null;
}

interface Payload {
  fields: Row;
  userErrors: readonly UserError[];
}

/** The fields of a field's object that are no objects and need no argument. */
const leaves = (field: Field) => {
  const type = objectType(field);
  return (type ? fieldsOf(type) : []).filter(
    (one) => isLeafType(getNamedType(one.type)) && one.args.length === 0,
  );
};

const resultFields = (payload: GraphQLObjectType) =>
  fieldsOf(payload).filter(({ name }) => name !== 'userErrors');

const selectionOf = (payload: GraphQLObjectType) =>
  resultFields(payload)
    .map((field) => {
      const names = leaves(field).map(({ name }) => name);
      return objectType(field) ? `${field.name} { __typename ${names.join(' ')} }` : field.name;
    })
    .join(' ');

async function run(ask: Ask, { name, payload, input }: Action, value: Row): Promise<Payload> {
  const selection = `{ ${selectionOf(payload)} userErrors { code field message } }`;
  const [declared, passed] = input ? [`($input: ${String(input)})`, '(input: $input)'] : ['', ''];
  const query = `mutation ${declared} { ${name}${passed} ${selection} }`;
  const answer = await ask(query, input ? { input: value } : {});
  if (answer.errors.some(({ extensions }) => extensions?.['code'] === 'NOT_LIVE'))
    throw new Skipped('The server says that the action is not live yet.');
  const data = dataOf(answer);
  const { userErrors, ...fields } = data[name] as Row & { userErrors: UserError[] };
  if (userErrors.some(({ code }) => code === 'RATE_LIMITED'))
    throw new Skipped('The server refuses further actions for some time (RATE_LIMITED).');
  return { fields, userErrors };
}

const shown = (errors: readonly UserError[]) =>
  errors.map(({ code, field }) => `${code} (${field?.join('.') ?? 'no field'})`).join(', ') || 'none';

/** Checks a refusal: the code, at the field or without one, and null in all other fields. */
function demandRefusal({ fields, userErrors }: Payload, code: string, path: string, what: string): void {
  const isNamed = userErrors.some(
    (one) => one.code === code && [path, undefined].includes(one.field?.join('.')),
  );
  demand(
    isNamed,
    `${what} should be refused with ${code} at '${path}'; the user errors are: ${shown(userErrors)}.`,
  );
  const filled = Object.keys(fields).find((name) => fields[name] !== null);
  demand(!filled, `A refused action returns null in all other fields, but ${filled} has a value.`);
}

/** Runs an action with one object after the other until one is accepted. */
async function runAccepted(ask: Ask, action: Action, inputs: readonly Row[]) {
  let refused: readonly UserError[] = [];
  for (const input of inputs) {
    // oxlint-disable-next-line no-await-in-loop -- it ends with the first object that is accepted
    const { fields, userErrors } = await run(ask, action, input);
    if (userErrors.length === 0) return { input, fields };
    refused = userErrors;
    const expected = ['logIn', 'deleteAccount'].includes(action.name) ? ofPassword : ofObject;
    if (!userErrors.every(({ code }) => expected.includes(code)))
      throw new Violation(`A valid input is refused: ${shown(userErrors)}.`);
  }
  throw new Skipped(
    inputs.length === 0 ? 'The data has no object for it.' : `It refuses each object: ${shown(refused)}.`,
  );
}

/** Checks that a Node in a payload is found again with the same values. A relative time ('2m ago') may differ. */
async function demandStored(ask: Ask, action: Action, fields: Row, field: Field): Promise<void> {
  const type = objectType(field);
  const found = fields[field.name];
  if (!type || !isNode(type) || !isRow(found)) return;
  const names = leaves(field)
    .filter(({ description }) => !description?.startsWith('Relative time'))
    .map(({ name }) => name);
  const query = `query ($id: ID!) { node(id: $id) { ... on ${type.name} { ${names.join(' ')} } } }`;
  const { node } = dataOf(await ask(query, { id: found['id'] }));
  demand(isRow(node), `node returns null for the ${field.name} that ${action.name} returned.`);
  const different = names.find((name) => JSON.stringify(node[name]) !== JSON.stringify(found[name]));
  demand(!different, `${field.name}.${different} differs between the payload and node.`);
}

/** The list that an action changes, and the arguments of its filter. */
function changedList({ contract, survey }: World, { list, owner }: Effect, input: Row) {
  const [name, filter = {}] = list!;
  const field = pagedFields(contract).get(name)!;
  // The input names the Node of a list such as 'Post.replies'. A list below the viewer is where the survey has found it.
  const node = owner ? { type: name.split('.')[0]!, id: String(input[owner]) } : null;
  const surveyed = node ? undefined : survey.longest.get(name)?.owner;
  const args = Object.keys(filter).length > 0 ? argsOf(field, filter) : {};
  return { at: listAt(name, field, surveyed ?? rootPlace(node)), args };
}

/** Checks that a list has an object, or does not have it. */
async function demandListed(ask: Ask, world: World, effect: Effect, input: Row, id: unknown, isIn: boolean) {
  const { at, args } = changedList(world, effect, input);
  const { items } = await readItems(ask, at, args);
  const found = idsOf(items).includes(String(id));
  demand(found === isIn, `${at.name} ${found ? 'still has' : 'does not have'} '${String(id)}'.`);
}

/** The Boolean of an input, such as `saved: true`, with its name. An action with a `flag` in `effects.ts` has one. */
const booleanOf = (input: Row) => Object.entries(input).find(([, value]) => typeof value === 'boolean');

/** Checks the changed object of a payload, and the list that has it, as `effects.ts` states them. */
async function demandEffect(
  ask: Ask,
  world: World,
  { name, payload }: Action,
  input: Row,
  fields: Row,
): Promise<void> {
  const effect = effects[name];
  if (!effect) return;
  const { object = resultFields(payload)[0]!.name, flag, is, list } = effect;
  const found = fields[object];
  demand(isRow(found), `The payload has no ${object}.`);
  const isOn = booleanOf(input)?.[1];
  const [field, value] = flag ? [flag, isOn] : (is ?? []);
  if (field)
    demand(found[field] === value, `${object}.${field} is ${String(found[field])}, not ${String(value)}.`);
  if (list) await demandListed(ask, world, effect, input, found['id'], !flag || isOn === true);
}

/** Inputs that an action must refuse, with the code and the path of the field. */
const invalidInputs = (type: Action['input']) => [
  ...Object.values(inputFields(type))
    .filter((field) => String(field.type) === 'ID!')
    .map(({ name }) => ({
      title: `an unknown ${name}`,
      code: 'NOT_FOUND',
      path: [name],
      value: unknownId,
      what: 'An unknown id',
    })),
  ...longTexts(type).map(({ path, text }) => ({
    title: `a longer ${path.join('.')}`,
    code: 'TOO_LONG',
    path,
    value: text,
    what: `A text of ${text.length} characters`,
  })),
];

function checkAction(action: Action, world: World, verify: Verify): void {
  const { name, input: type, payload } = action;
  const inputs = inputsOf(action, world);
  for (const { title, code, path, value, what } of invalidInputs(type))
    verify(name, `${title} is refused with ${code}`, async (ask) => {
      const [input] = inputs;
      if (!input) throw new Skipped('The data has no object for it.');
      const { at, args } = effects[name]?.list ? changedList(world, effects[name], input) : {};
      const count = async () => at && (await readPage(ask, at, { ...args, first: 1 })).totalCount;
      const before = await count();
      const result = await run(ask, action, withValue(input, path, value));
      demandRefusal(result, code, path.join('.'), what);
      demand(
        before === (await count()),
        `The refused action has changed the number of items of ${at?.name}.`,
      );
    });
  verify(name, 'a valid input is accepted, and its result is stored', async (ask) => {
    const { input, fields } = await runAccepted(ask, action, inputs);
    const values = Object.values(fields);
    demand(
      values.some((value) => value !== null),
      'A successful action returns a value.',
    );
    // A text of the input that the payload has, too, is unchanged but for the spaces around it, which `inputs.ts` adds
    // where the description says that it is trimmed. The input's `id` can be that of another object.
    const echoed = Object.entries(input).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' && key !== 'id' ? [[key, value.trim()]] : [],
    );
    for (const row of values.filter((value) => isRow(value)))
      for (const [key, value] of echoed)
        if (typeof row[key] === 'string')
          demand(row[key] === value, `The payload has the ${key} '${row[key]}', not '${value}'.`);
    await inTurn(resultFields(payload), (field) => demandStored(ask, action, fields, field));
    await demandEffect(ask, world, action, input, fields);
    if (!effects[name]?.flag) return;
    const [inputName] = booleanOf(input)!;
    const off = { ...input, [inputName]: false };
    const { fields: after, userErrors } = await run(ask, action, off);
    demand(userErrors.length === 0, `Taking it back is refused: ${shown(userErrors)}.`);
    await demandEffect(ask, world, action, off, after);
  });
}

/** The actions of a schema, with those of sessions at the end. */
export function actionsOf(schema: GraphQLSchema): Action[] {
  return actionFields(schema)
    .toSorted((a, b) => ofSessions.indexOf(a.name) - ofSessions.indexOf(b.name))
    .map(({ name, type, args }) => ({
      name,
      payload: getNamedType(type) as GraphQLObjectType,
      input: args[0]?.type ?? null,
    }));
}

/** Runs each action that the server has. It changes the server's data. */
export function checkActions(world: World, verify: Verify): void {
  for (const action of actionsOf(world.contract)) checkAction(action, world, verify);
}
