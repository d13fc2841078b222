import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** Returns a pseudorandom integer from 0 to `limit` - 1, reproducible by seed. */
export type Chance = (limit: number) => number;

export function createChance(seed: number): Chance {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

interface RandomOperation {
  query: string;
  variables: Record<string, unknown>;
  /** Whether the operation selects an abstract type. */
  abstract: boolean;
}

const names = ['a', 'b', 'c'];

/**
 * Generates an operation with literals, variables, defaults, nulls and repeated fragments. `withConditions` adds `@skip`
 * and `@include`.
 */
export function operationFrom(schema: GraphQLSchema, chance: Chance, withConditions = true): RandomOperation {
  const definitions: string[] = [];
  const variables: Record<string, unknown> = {};
  const fragments: { on: GraphQLCompositeType; name: string; text: string }[] = [];
  let abstract = false;
  const oneIn = (n: number) => chance(n) === 0;
  const pick = <T>(from: readonly T[]): T => from[chance(from.length)]!;

  /** Returns the literal, or a variable with it as default value that may be set to null. */
  function valueOf(type: string, literal: string): string {
    if (chance(3) > 0) return literal;
    const name = `v${definitions.length}`;
    definitions.push(`$${name}: ${type} = ${literal}`);
    if (oneIn(3)) variables[name] = null;
    return `$${name}`;
  }

  function literalOf(type: GraphQLInputType): string {
    if (isNonNullType(type)) return literalOf(type.ofType);
    if (isListType(type)) return `[${literalOf(type.ofType)}]`;
    if (isEnumType(type)) return pick(type.getValues()).name;
    if (isInputObjectType(type)) return '{}';
    const { name } = getNamedType(type);
    if (name === 'Boolean') return pick(['true', 'false']);
    return name === 'Int' || name === 'Float' ? String(1 + chance(4)) : '"x"';
  }

  function argument({ name, type }: GraphQLArgument): string[] {
    if (!isNonNullType(type) && chance(3) > 0) return [];
    return [`${name}: ${valueOf(String(isNonNullType(type) ? type.ofType : type), literalOf(type))}`];
  }

  const condition = () =>
    withConditions && oneIn(5)
      ? ` @${pick(['skip', 'include'])}(if: ${valueOf('Boolean', pick(['true', 'false']))})`
      : '';

  function field(type: GraphQLCompositeType, depth: number): string {
    const nothing = withConditions ? '__typename @skip(if: true)' : '__typename';
    if (!('getFields' in type)) return nothing;
    const fields = Object.values(type.getFields()).filter(
      ({ type: inner }) => depth > 0 || !isCompositeType(getNamedType(inner)),
    );
    if (fields.length === 0) return nothing;
    const chosen = pick(fields);
    const args = chosen.args.flatMap(argument);
    const inner = getNamedType(chosen.type);
    return [
      oneIn(6) ? `${pick(names)}: ` : '',
      chosen.name,
      args.length > 0 ? `(${args.join(', ')})` : '',
      condition(),
      isCompositeType(inner) ? ` ${selection(inner, depth - 1)}` : '',
    ].join('');
  }

  function fragment(type: GraphQLCompositeType, depth: number): string {
    const existing = fragments.filter(({ on }) => on === type);
    if (existing.length > 0 && oneIn(2)) return `...${pick(existing).name}${condition()}`;
    const on = isAbstractType(type) && oneIn(2) ? pick(schema.getPossibleTypes(type)) : type;
    const text = selection(on, depth);
    if (oneIn(2)) return `... on ${on.name}${condition()} ${text}`;
    const name = `F${fragments.length}`;
    fragments.push({ on, name, text });
    return `...${name}${condition()} ...${name}`;
  }

  function selection(type: GraphQLCompositeType, depth: number): string {
    if (!isObjectType(type)) abstract = true;
    const parts = Array.from({ length: 1 + chance(3) }, () =>
      oneIn(4) ? fragment(type, depth) : field(type, depth),
    );
    return `{ ${parts.join(' ')} }`;
  }

  const body = selection(schema.getQueryType()!, 4);
  const head = definitions.length > 0 ? `query(${definitions.join(', ')}) ` : '';
  const spread = fragments.map(({ name, on, text }) => `fragment ${name} on ${on.name} ${text}`);
  return { query: [head + body, ...spread].join('\n'), variables, abstract };
}
