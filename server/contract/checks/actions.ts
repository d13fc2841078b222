import {
  getNamedType,
  isCompositeType,
  isLeafType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { effects, type Effect } from '../actions/effects.ts';
import { inputFields, inputsOf, longTexts, withValue, type Action } from '../actions/inputs.ts';
import { dataOf, type Ask } from '../client.ts';
import { fieldsOf, isNode, objectType, type Field } from '../contract.ts';
import { argsOf } from '../filterFields.ts';
import { idsOf, readItems } from '../pages.ts';
import { demand, inTurn, Skipped, Violation, type Recorder } from '../results.ts';
import { isRow, type Row } from '../walk.ts';
import { pagedFields, type World } from '../world.ts';
import { unknownId } from './nodes.ts';

/** Refusals that depend on the object: another one may be accepted. */
const ofObject = ['NOT_FOUND', 'NOT_ALLOWED', 'ALREADY_DONE'];

interface UserError {
  code: string;
  field: string | null;
}

interface Payload {
  /** The fields beside `userErrors`. */
  fields: Row;
  userErrors: readonly UserError[];
}

const leaves = (field: Field) => {
  const type = objectType(field);
  return type
    ? fieldsOf(type).filter((inner) => isLeafType(getNamedType(inner.type)) && inner.args.length === 0)
    : [];
};

const selectionOf = (payload: GraphQLObjectType) =>
  fieldsOf(payload)
    .filter(({ name }) => name !== 'userErrors')
    .map((field) => {
      if (!objectType(field)) return field.name;
      return `${field.name} { __typename ${leaves(field)
        .map(({ name }) => name)
        .join(' ')} }`;
    })
    .join(' ');

async function run(ask: Ask, { name, payload, input }: Action, value: Row): Promise<Payload> {
  const selection = `{ ${selectionOf(payload)} userErrors { code field message } }`;
  const answer = input
    ? await ask(`mutation ($input: ${String(input)}) { ${name}(input: $input) ${selection} }`, {
        input: value,
      })
    : await ask(`mutation { ${name} ${selection} }`);
  const { userErrors, ...fields } = dataOf(answer)[name] as Row & { userErrors: UserError[] };
  return { fields, userErrors };
}

const shown = (errors: readonly UserError[]) =>
  errors.map(({ code, field }) => `${code} (${field})`).join(', ') || 'none';

/** Checks a refusal: the code at the field, and null in all other fields. */
function demandRefusal({ fields, userErrors }: Payload, code: string, path: string, what: string): void {
  const isNamed = userErrors.some(
    (error) => error.code === code && (error.field === path || error.field === null),
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
    if (!userErrors.every(({ code }) => ofObject.includes(code)))
      throw new Violation(`A valid input is refused: ${shown(userErrors)}.`);
  }
  throw new Skipped(
    inputs.length === 0 ? 'The data has no object for it.' : `It refuses each object: ${shown(refused)}.`,
  );
}

/** Checks that a Node in a payload is found again with the same values. */
async function demandStored(ask: Ask, action: Action, fields: Row, field: Field): Promise<void> {
  const type = objectType(field);
  const found = fields[field.name];
  if (!type || !isCompositeType(type) || !isNode(type) || !isRow(found)) return;
  const names = leaves(field)
    .filter(({ description }) => !description?.startsWith('Relative time'))
    .map(({ name }) => name);
  const query = `query ($id: ID!) { node(id: $id) { ... on ${type.name} { ${names.join(' ')} } } }`;
  const { node } = dataOf(await ask(query, { id: found['id'] }));
  demand(isRow(node), `node returns null for the ${field.name} that ${action.name} returned.`);
  const different = names.find((name) => JSON.stringify(node[name]) !== JSON.stringify(found[name]));
  demand(!different, `${field.name}.${different} differs between the payload and node.`);
}

async function demandListed(
  ask: Ask,
  world: World,
  { list, owner }: Effect,
  input: Row,
  id: unknown,
  isIn: boolean,
) {
  const [name, filter = {}] = list!;
  const field = pagedFields(world.contract).get(name)!;
  const place = world.survey.longest.get(name)?.owner;
  const node = owner ? { type: name.split('.')[0]!, id: String(input[owner]) } : (place?.node ?? null);
  const at = { name, field, owner: { node, path: place?.path ?? [], isDirect: true }, base: {} };
  const { items } = await readItems(ask, at, Object.keys(filter).length > 0 ? argsOf(field, filter) : {});
  const found = idsOf(items).includes(String(id));
  demand(found === isIn, `${name} ${found ? 'still has' : 'does not have'} '${String(id)}'.`);
}

/** Checks the changed object of a payload, and the list that has it. */
async function demandEffect(ask: Ask, world: World, effect: Effect, input: Row, fields: Row): Promise<void> {
  const { object, flag, is, list } = effect;
  const found = fields[object];
  demand(isRow(found), `The payload has no ${object}.`);
  const set = Object.values(input).find((value) => typeof value === 'boolean');
  const [field, value] = flag ? [flag, set] : (is ?? []);
  if (field)
    demand(found[field] === value, `${object}.${field} is ${String(found[field])}, not ${String(value)}.`);
  if (list) await demandListed(ask, world, effect, input, found['id'], !flag || set === true);
}

async function checkAction(action: Action, world: World, { verify }: Recorder): Promise<void> {
  const { name, input: type, payload } = action;
  const inputs = inputsOf(action, world);
  const required = Object.values(inputFields(type)).filter((field) => String(field.type) === 'ID!');
  await inTurn(required, (field) =>
    verify(name, `an unknown ${field.name} is refused with NOT_FOUND`, async (ask) => {
      if (!inputs[0]) throw new Skipped('The data has no object for it.');
      demandRefusal(
        await run(ask, action, { ...inputs[0], [field.name]: unknownId }),
        'NOT_FOUND',
        field.name,
        'An unknown id',
      );
    }),
  );
  await inTurn(longTexts(type), ({ path, text }) =>
    verify(name, `a longer ${path.join('.')} is refused with TOO_LONG`, async (ask) => {
      if (!inputs[0]) throw new Skipped('The data has no object for it.');
      demandRefusal(
        await run(ask, action, withValue(inputs[0], path, text)),
        'TOO_LONG',
        path.join('.'),
        `A text of ${text.length} characters`,
      );
    }),
  );
  const objects = fieldsOf(payload).filter((field) => field.name !== 'userErrors');
  await verify(name, 'a valid input is accepted, and its result is stored', async (ask) => {
    const { input, fields } = await runAccepted(ask, action, inputs);
    demand(
      Object.values(fields).some((value) => value !== null),
      'A successful action returns a value.',
    );
    const echoed = Object.entries(input).filter(([, value]) => typeof value === 'string');
    for (const row of Object.values(fields).filter((value) => isRow(value)))
      for (const [key, value] of echoed)
        if (key in row && key !== 'id' && typeof row[key] === 'string')
          demand(row[key] === value, `The payload has the ${key} '${row[key]}', not '${String(value)}'.`);
    await inTurn(objects, (field) => demandStored(ask, action, fields, field));
    const effect = effects[name];
    if (!effect) return;
    await demandEffect(ask, world, effect, input, fields);
    if (!effect.flag) return;
    const [flag] = Object.entries(input).find(([, value]) => typeof value === 'boolean')!;
    const off = { ...input, [flag]: false };
    const { fields: after, userErrors } = await run(ask, action, off);
    demand(userErrors.length === 0, `Taking it back is refused: ${shown(userErrors)}.`);
    await demandEffect(ask, world, effect, off, after);
  });
}

/** The actions of a schema. Logging out is the last, because nothing else works after it. */
export function actionsOf(schema: GraphQLSchema): Action[] {
  const last = (name: string) => Number(name === 'logOut');
  return Object.values(schema.getMutationType()?.getFields() ?? {})
    .toSorted((a, b) => last(a.name) - last(b.name))
    .map(({ name, type, args }) => ({
      name,
      payload: getNamedType(type) as GraphQLObjectType,
      input: args[0]?.type ?? null,
    }));
}

/** Runs each action that the server has, one after the other. It changes the server's data. */
export async function checkActions(world: World, recorder: Recorder): Promise<void> {
  await inTurn(actionsOf(world.contract), (action) => checkAction(action, world, recorder));
}
