import { getNamedType } from 'graphql';
import { originOf, type Answer, type Ask, type Sent } from '../operation.ts';
import {
  argNamed,
  argsOf,
  enumIn,
  filterFields,
  isPaged,
  listFields,
  isListInput,
  nounFields,
  type Field,
  type FilterField,
} from '../contract.ts';
import { boundsOf } from '../directives.ts';
import { askList, listAt, readPage, rootPlace, type List } from '../pages.ts';
import { demand, inTurn, Skipped, skipEmpty, type Verify } from '../results.ts';
import { rowsAt, type Row } from '../paths.ts';
import { dataOf } from '../client.ts';
import { unknownId } from '../text.ts';
import type { World } from '../world.ts';

const outside: Readonly<Record<string, readonly unknown[]>> = {
  first: [0, -1, 101],
  page: [0, -1],
  after: ['', 'no cursor'],
  last: [0, -1, 101],
  before: ['no cursor'],
};

/** Invalid values of each argument of a list. An argument with a default does not accept null. */
const invalidArgs = ({ args }: Field) =>
  args.flatMap(({ name, defaultValue }): [string, Row[]][] => {
    const values = [...(outside[name] ?? []), ...(defaultValue === undefined ? [] : [null])];
    return values.length > 0 ? [[name, values.map((value) => ({ [name]: value }))]] : [];
  });

/** An argument or a filter of each enum of a list, with a value that the enum does not have. */
const unknownValues = (field: Field): Row[] => {
  const valueFor = (part: FilterField) => ({
    [part.name]: isListInput(part) ? [unknownValue] : unknownValue,
  });
  const sorts = field.args.filter(({ name }) => name === 'sort');
  const filters = filterFields(field).filter(({ type }) => enumIn(type));
  return [...sorts.map(valueFor), ...filters.map((filter) => argsOf(field, valueFor(filter)))];
};
const unknownValue = 'NO_SUCH_VALUE';

/** Values of a filter outside its bounds. An id has 1 to 64 ASCII letters, digits, '-' and '_'. */
function invalidValues(filter: Pick<FilterField, 'type' | 'astNode'>): unknown[] {
  const { type } = filter;
  const bounds = boundsOf(filter);
  if (getNamedType(type).name === 'ID') return ['', 'x'.repeat(65), 'é'];
  if (!bounds) return [];
  // An emoji has one code point and two UTF-16 code units, which the limit counts.
  if (bounds.unit === 'characters') return [`${'x'.repeat(bounds.max - 1)}😀`];
  if (bounds.unit === 'values') return [bounds.min! - 1, bounds.max + 1];
  const [value] = enumIn(type)?.getValues() ?? [];
  return value ? [Array.from({ length: bounds.max + 1 }, () => value.name)] : [];
}

/** Values at the bounds, which are allowed. */
function extremeValues(filter: FilterField): unknown[] {
  const bounds = boundsOf(filter);
  if (getNamedType(filter.type).name === 'ID') return ['x'.repeat(64)];
  if (bounds?.unit === 'characters') return ['x'.repeat(bounds.max)];
  return bounds?.unit === 'values' ? [bounds.min, bounds.max] : [];
}

/** The variables of a request; of a text with more than 64 characters only the length. */
const shown = ({ variables }: Sent): string =>
  JSON.stringify(variables)
    .replace(
      /^.*"(\w+)":"([^"]{65,})".*$/,
      (_all, name: string, text: string) => `${name} of ${text.length} characters`,
    )
    .slice(0, 200);

/** Lists without pages that have `first`. They belong to Query or to a Node; a type without a known id is skipped later. */
const shortLists = ({ contract, survey }: World): List[] =>
  listFields(contract)
    .filter(({ field }) => !isPaged(field) && argNamed(field, 'first'))
    .map(({ name, owner: { name: type }, field }) => {
      const node = type === 'Query' ? null : { type, id: survey.idsOf(type)[0] ?? '' };
      return listAt(name, field, rootPlace(node));
    });

const sendAll = (ask: Ask, list: List, all: readonly Row[], selection = 'totalCount') =>
  Promise.all(all.map((args) => askList(ask, list, args, selection)));

function demandRefused(answers: readonly Answer[]): void {
  for (const { errors, sent } of answers)
    demand(errors.length > 0, `The server accepts an invalid argument: ${shown(sent)}.`, originOf(sent));
}

/** Checks that arguments outside their documented limits are refused with the documented code. */
export function checkLimits(world: World, limits: Verify, refusals: Verify): void {
  /** Adds two properties, about the refusal and its code. They share the answers to one set of requests. */
  function refused(subject: string, what: string, send: (ask: Ask) => Promise<readonly Answer[]>): void {
    let answers: Promise<readonly Answer[]> | undefined;
    limits(subject, `${what} is refused`, async (ask) => {
      demandRefused(await (answers ??= send(ask)));
    });
    refusals(subject, `the refusal of ${what} has the code BAD_USER_INPUT`, async (ask) => {
      const found = (await (answers ??= send(ask))).filter(({ errors }) => errors.length > 0);
      if (found.length === 0) throw new Skipped('No request was refused.');
      for (const { errors, sent } of found) {
        const code = errors[0]!.extensions?.code;
        const message = `The refusal of ${shown(sent)} has the code ${JSON.stringify(code)}.`;
        demand(code === 'BAD_USER_INPUT', message, originOf(sent));
      }
    });
  }

  for (const list of world.lists) {
    const { name: subject, field } = list;
    for (const [name, invalid] of invalidArgs(field))
      refused(subject, `${name} outside its limits`, (ask) => sendAll(ask, list, invalid));
    // Libraries refuse it with codes of their own.
    const unknown = unknownValues(field);
    if (unknown.length > 0)
      limits(subject, 'an unknown value of an enum is refused', async (ask) =>
        demandRefused(await sendAll(ask, list, unknown)),
      );
    refused(subject, 'a cursor or last with an argument that excludes it', async (ask) => {
      const { edges } = await readPage(ask, list, { first: 1 });
      if (!edges[0]) throw new Skipped('The list is empty, so it has no cursor.');
      const { cursor } = edges[0];
      return sendAll(ask, list, [
        { page: 1, after: cursor },
        { last: 1, after: cursor },
        { last: 1, page: 1 },
        { before: cursor },
      ]);
    });
    for (const filter of filterFields(field)) {
      const argsWith = (value: unknown) => argsOf(field, { [filter.name]: value });
      const invalid = invalidValues(filter).map(argsWith);
      if (invalid.length === 0) continue;
      refused(subject, `${filter.name} outside its limits`, (ask) => sendAll(ask, list, invalid));
      limits(subject, `${filter.name} at its limits is accepted`, (ask) =>
        inTurn(extremeValues(filter), (value) => readPage(ask, list, argsWith(value))),
      );
    }
    limits(subject, 'first at its limits is accepted', (ask) =>
      inTurn([1, 100], async (first) => {
        const { nodes, pageInfo } = await readPage(ask, list, { first });
        const isFull = nodes.length === first || (nodes.length < first && !pageInfo.hasNextPage);
        demand(isFull, `first: ${first} returns ${nodes.length} items.`);
      }),
    );
  }
  for (const { name, args } of nounFields(world.contract))
    refused(name, 'a malformed id', (ask) => {
      const query = `query ($id: ID!) { ${name}(id: $id) { __typename } }`;
      return Promise.all(invalidValues(args[0]!).map((id) => ask(query, { id })));
    });
  const { max } = boundsOf(world.contract.getQueryType()!.getFields()['nodes']!)!;
  refused('node', 'a list with a malformed id, or with more ids than nodes has', (ask) =>
    Promise.all(
      [[unknownId, 'é'], Array(max + 1).fill(unknownId)].map((ids) =>
        ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids }),
      ),
    ),
  );
  for (const list of shortLists(world)) {
    const { node } = list.owner;
    const skipUnknown = () => node && skipEmpty(world.survey.idsOf(node.type), node.type);
    for (const [name, invalid] of invalidArgs(list.field))
      refused(list.name, `${name} outside its limits`, async (ask) => {
        skipUnknown();
        return sendAll(ask, list, invalid, '__typename');
      });
    limits(list.name, 'first: 1 returns one item', async (ask) => {
      skipUnknown();
      const data = dataOf(await askList(ask, list, { first: 1 }, '__typename'));
      const { length } = rowsAt(data, `${node ? 'node.' : ''}${list.field.name}`);
      demand(length <= 1, `first: 1 returns ${length} items.`);
    });
  }
}
