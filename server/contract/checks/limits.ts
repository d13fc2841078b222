import { getNamedType, isEnumType, isObjectType, type GraphQLArgument } from 'graphql';
import type { Answer, Ask, Sent } from '../client.ts';
import { fieldsOf, isPaged, nounFields, type Field } from '../contract.ts';
import { boundsIn } from '../describe.ts';
import { argsOf, filterFields, type FilterField } from '../filterFields.ts';
import { askList, readPage, type List } from '../pages.ts';
import { demand, inTurn, Skipped, type Recorder } from '../results.ts';
import type { Row } from '../walk.ts';
import type { World } from '../world.ts';

const outside = { first: [0, -1, 101], page: [0, -1], after: ['no cursor'] } as const;

/** Values of a filter outside the bounds that its description names. */
export function invalidValues({ type, description }: Pick<FilterField, 'type' | 'description'>): unknown[] {
  const bounds = boundsIn(description);
  const named = getNamedType(type);
  if (named.name === 'ID') return ['', 'x'.repeat(65), 'é'];
  if (!bounds) return [];
  if (bounds.unit === 'characters') return ['x'.repeat(bounds.max + 1)];
  if (bounds.unit === 'values') return [bounds.min! - 1, bounds.max + 1];
  return isEnumType(named) ? [Array.from({ length: bounds.max + 1 }, () => named.getValues()[0]!.name)] : [];
}

/** Values at the bounds, which are allowed. */
function extremeValues({ type, description }: FilterField): unknown[] {
  const bounds = boundsIn(description);
  if (getNamedType(type).name === 'ID') return ['x'.repeat(64)];
  if (bounds?.unit === 'characters') return ['x'.repeat(bounds.max)];
  return bounds?.unit === 'values' ? [bounds.min, bounds.max] : [];
}

interface Checks {
  limits: Recorder;
  refusals: Recorder;
}

/** Checks that invalid requests are refused, and that each refusal has the documented code. */
async function demandRefused(
  { limits, refusals }: Checks,
  subject: string,
  what: string,
  send: (ask: Ask) => Promise<readonly Answer[]>,
): Promise<void> {
  let answers: readonly Answer[] | undefined;
  const shown = ({ variables }: Sent) => JSON.stringify(variables).slice(0, 120);
  await limits.verify(subject, `${what} is refused`, async (ask) => {
    answers = await send(ask);
    for (const { errors, sent } of answers)
      demand(errors.length > 0, `The server accepts the invalid arguments ${shown(sent)}.`, sent);
  });
  await refusals.verify(subject, `the refusal of ${what} has the code BAD_USER_INPUT`, async (ask) => {
    answers ??= await send(ask);
    const refused = answers.filter(({ errors }) => errors.length > 0);
    if (refused.length === 0) throw new Skipped('No request was refused.');
    for (const { errors, sent } of refused) {
      const code = errors[0]!.extensions?.code;
      demand(
        code === 'BAD_USER_INPUT',
        `The refusal of ${shown(sent)} has the code ${JSON.stringify(code)}.`,
        sent,
      );
    }
  });
}

const sendAll = (ask: Ask, list: List, all: readonly Row[]) =>
  Promise.all(all.map((args) => askList(ask, list, args, 'totalCount')));

async function checkList(list: List, checks: Checks): Promise<void> {
  const refused = (what: string, send: (ask: Ask) => Promise<readonly Answer[]>) =>
    demandRefused(checks, list.name, what, send);
  await Promise.all([
    ...Object.entries(outside).map(([name, values]) =>
      refused(`${name} outside its limits`, (ask) =>
        sendAll(
          ask,
          list,
          values.map((value) => ({ [name]: value })),
        ),
      ),
    ),
    refused('page together with after', async (ask) => {
      const { edges } = await readPage(ask, list, { first: 1 });
      if (!edges[0]) throw new Skipped('The list is empty, so it has no cursor.');
      return sendAll(ask, list, [{ page: 1, after: edges[0].cursor }]);
    }),
    ...filterFields(list.field).flatMap((field) => {
      const invalid = invalidValues(field);
      if (invalid.length === 0) return [];
      return [
        refused(`${field.name} outside its limits`, (ask) =>
          sendAll(
            ask,
            list,
            invalid.map((value) => argsOf(list.field, { [field.name]: value })),
          ),
        ),
        checks.limits.verify(list.name, `${field.name} at its limits is accepted`, async (ask) => {
          await inTurn(extremeValues(field), async (value) => {
            await readPage(ask, list, argsOf(list.field, { [field.name]: value }));
          });
        }),
      ];
    }),
    checks.limits.verify(list.name, 'first at its limits is accepted', async (ask) => {
      await inTurn([1, 100], async (first) => {
        const { nodes, pageInfo } = await readPage(ask, list, { first });
        const isFull = nodes.length === first || (nodes.length < first && !pageInfo.hasNextPage);
        demand(isFull, `first: ${first} returns ${nodes.length} items.`);
      });
    }),
  ]);
}

/** Lists without pages that have `first`, with the type that they belong to. */
const shortLists = ({ contract }: World): { owner: string; field: Field }[] =>
  Object.values(contract.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? fieldsOf(type)
          .filter((field) => !isPaged(field) && field.args.some(({ name }) => name === 'first'))
          .map((field) => ({ owner: type.name, field }))
      : [],
  );

/** Checks that arguments outside their documented limits are refused with the documented code. */
export async function checkLimits(world: World, lists: readonly List[], checks: Checks): Promise<void> {
  const { contract, survey } = world;
  await Promise.all([
    ...lists.map((list) => checkList(list, checks)),
    ...nounFields(contract).map(({ name, args }) =>
      demandRefused(checks, name, 'a malformed id', (ask) => {
        const query = `query ($id: ID!) { ${name}(id: $id) { __typename } }`;
        return Promise.all(invalidValues(args[0] as GraphQLArgument).map((id) => ask(query, { id })));
      }),
    ),
    ...shortLists(world).map(({ owner, field }) => {
      const isRoot = owner === contract.getQueryType()!.name;
      return demandRefused(
        checks,
        isRoot ? field.name : `${owner}.${field.name}`,
        'first outside its limits',
        async (ask) => {
          const id = survey.idsOf(owner)[0];
          if (!isRoot && id === undefined) throw new Skipped(`The data that was found has no ${owner}.`);
          const call = `${field.name}(first: $first) { __typename }`;
          const query = isRoot
            ? `query ($first: Int) { ${call} }`
            : `query ($first: Int, $id: ID!) { node(id: $id) { ... on ${owner} { ${call} } } }`;
          return Promise.all(outside.first.map((first) => ask(query, isRoot ? { first } : { first, id })));
        },
      );
    }),
  ]);
}
