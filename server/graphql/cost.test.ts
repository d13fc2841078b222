import {
  buildSchema,
  execute,
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
  printSchema,
  validate,
  type GraphQLField,
  type GraphQLFieldResolver,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { pageSize } from '../shared/connection.ts';
import { schema as servedSchema } from './schema.ts';
import { ask, onlyError } from '../testing/ask.ts';
import { createChance, operationFrom, type Chance } from '../testing/randomOperation.ts';
import { costOf, unknownCost } from './cost.ts';
import { limits } from './limits.ts';

/** The schema without its resolvers: the test brings its own. */
const schema = buildSchema(printSchema(servedSchema));

function cost(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  return costOf({ schema, document, operation: getOperationAST(document)!, variables, errors: 5 });
}

const pageOf = ({ first, last }: { first?: unknown; last?: unknown }) => {
  const size = typeof last === 'number' ? last : typeof first === 'number' ? first : pageSize.default;
  return Math.min(Math.max(size, 1), pageSize.max);
};
const isPaged = (field: GraphQLField<unknown, unknown>) => field.args.some(({ name }) => name === 'first');

/** An object of the response, and how often it counts: the fields of a page count as often as its rows. */
interface Counted {
  weight: number;
  length?: number;
}

/** The number of fields that graphql-js visits if every page is full and every other list has five items. */
function visitsOf(query: string, variables: Record<string, unknown>, chance: Chance) {
  let visits = 0;
  const fieldResolver: GraphQLFieldResolver<Counted | undefined, unknown> = (
    source,
    args,
    _context,
    info,
  ) => {
    const { weight, length: rows = 1 } = source ?? { weight: 1 };
    visits += weight;
    const field = info.parentType.getFields()[info.fieldName]!;
    const named = getNamedType(field.type);
    const leaf = isEnumType(named) ? named.getValues()[0]!.value : named.name === 'Boolean' || 1;
    const inside = info.parentType.name.endsWith('Connection') && ['nodes', 'edges'].includes(info.fieldName);
    const length = inside
      ? rows
      : isPaged(field)
        ? pageOf(args)
        : Array.isArray(args['ids'])
          ? args['ids'].length
          : 5;
    if (isListType(getNullableType(field.type)))
      return Array.from({ length }, () =>
        isLeafType(named) ? leaf : { weight: inside ? weight / rows : weight },
      );
    if (isLeafType(named)) return leaf;
    return isPaged(field) ? { weight: weight * length, length } : { weight };
  };
  const result = execute({
    schema,
    document: parse(query),
    variableValues: variables,
    fieldResolver,
    typeResolver: (_value, _context, _info, type) => {
      const possible = schema.getPossibleTypes(type);
      return possible[chance(possible.length)]!.name;
    },
  });
  if (result instanceof Promise) throw new Error('The execution must be synchronous.');
  return { visits, failed: (result.errors?.length ?? 0) > 0 };
}

describe('the cost of an operation', () => {
  it('equals the number of fields that graphql-js visits, for random operations', () => {
    const chance = createChance(7);
    const wrong: string[] = [];
    const seen = { exact: 0, atMost: 0, failed: 0 };
    for (let i = 0; i < 500; i += 1) {
      const { query, variables, abstract } = operationFrom(schema, chance);
      if (validate(schema, parse(query)).length > 0) continue;
      const counted = cost(query, variables);
      if (counted > limits.cost) continue;
      const { visits, failed } = visitsOf(query, variables, chance);
      const exact = !failed && !abstract;
      if (exact ? counted !== visits : counted < visits)
        wrong.push(`${counted}, not ${visits}: ${query} ${JSON.stringify(variables)}`);
      seen[failed ? 'failed' : abstract ? 'atMost' : 'exact'] += 1;
    }
    expect(wrong).toEqual([]);
    // Each kind must occur often, so that the comparison is meaningful.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  });

  it('counts a fragment once per selection, even if it is spread 2^14 times', () => {
    const twice = Array.from({ length: 14 }, (_, i) => `fragment F${i} on Job { ...F${i + 1} ...F${i + 1} }`);
    const last = 'fragment F14 on Job { id similarJobs { id } }';
    expect(cost(`{ topJob { ...F0 } } ${twice.join(' ')} ${last}`)).toBe(
      cost('{ topJob { id similarJobs { id } } }'),
    );
  });

  it('counts the fields beside arguments and conditions that are null but must not be', () => {
    const rest = 'jobs(first: 100) { nodes { similarJobs { similarJobs { id } } } }';
    const otherFields = cost(`{ ${rest} }`);
    expect(cost(`query($i: ID = "x") { job(id: $i) { id } ${rest} }`, { i: null })).toBe(otherFields + 1);
    expect(cost(`query($n: Int = 1) { ${rest} feed(first: $n) { totalCount } }`, { n: null })).toBe(
      otherFields + 1 + 20,
    );
    expect(cost(`query($b: Boolean = true) { ${rest} viewer { id @include(if: $b) } }`, { b: null })).toBe(
      otherFields + 1,
    );
    expect(cost(`query($b: Boolean = true) { ${rest} viewer @skip(if: $b) { id } }`)).toBe(otherFields);
  });

  it('is unknown if an operation spreads fragments exponentially', () => {
    const levels = Array.from(
      { length: 16 },
      (_, i) => `fragment F${i} on Job { a: similarJobs { ...F${i + 1} } b: similarJobs { ...F${i + 1} } }`,
    );
    expect(cost(`{ topJob { ...F0 } } ${levels.join(' ')} fragment F16 on Job { id }`)).toBe(unknownCost);
  });

  it('counts every connection by its page size', () => {
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) ? Object.values(type.getFields()) : [],
    );
    const connections = fields.filter(({ type }) => /\wConnection$/.test(getNamedType(type).name));
    expect(connections.length).toBeGreaterThan(5);
    expect(connections.filter((field) => !isPaged(field))).toEqual([]);
  });
});

describe('an operation that would overload the server', () => {
  const deep = (levels: number): string =>
    levels === 0 ? 'id' : `similarJobs(first: 100) { ${deep(levels - 1)} }`;

  for (const levels of [3, 4, 5])
    it(`is refused beside an argument that is null, ${levels} deep`, async () => {
      const query = `query($i: ID = "x") { job(id: $i) { id } jobs(first: 100) { nodes { ${deep(levels)} } } }`;
      expect(onlyError(await ask(query, { i: null }))).toEqual({
        code: 'QUERY_LIMIT_EXCEEDED',
        message: expect.stringMatching(/^The operation could cost \d+; at most 20000 is allowed\./) as string,
      });
    });

  it('is refused if its cost is unknown', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) =>
        `fragment F${i} on Job { similarJobs { ...F${i + 1} } company { jobs { nodes { ...F${i + 1} } } } }`,
    );
    const { errors } = await ask(`{ topJob { ...F0 } } ${levels.join(' ')} fragment F12 on Job { id }`);
    expect(errors?.map(({ message }) => message).join()).toMatch(/could cost|levels deep/);
  });
});
