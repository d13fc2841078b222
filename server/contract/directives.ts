import {
  getDirectiveValues,
  getNullableType,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type GraphQLEnumType,
  type GraphQLType,
  type InputValueDefinitionNode,
} from 'graphql';
import { argNamed, enumIn, filterFields, itemType, readContract, type Field } from './contract.ts';
import { selectionOf } from './paths.ts';

const contract = readContract();

/** A field, an argument or an enum value, with its directives. */
interface Part {
  astNode?: EnumValueDefinitionNode | FieldDefinitionNode | InputValueDefinitionNode | null | undefined;
}

/** The arguments of each directive with this name at a part of the contract. */
const directivesOf = <T>(name: string, { astNode }: Part): T[] =>
  (astNode?.directives ?? [])
    .filter((one) => one.name.value === name)
    .map((one) => getDirectiveValues(contract.getDirective(name)!, { directives: [one] }) as T);

/** The bounds of a field or an argument: characters of a text, items of a list, or values of a number. */
export interface Bounds {
  unit: 'characters' | 'items' | 'values';
  min?: number;
  max: number;
}

type Length = Omit<Bounds, 'unit'> & { maxLength?: number };

/** The bounds of a field or an argument, if stated. A text with `maxLength`, such as 'React, SQL', has items. */
export function boundsOf(part: Part & { type: GraphQLType }): Bounds | undefined {
  const [range] = directivesOf<Omit<Bounds, 'unit'>>('range', part);
  if (range) return { ...range, unit: 'values' };
  const [length] = directivesOf<Length>('length', part);
  const isText = String(getNullableType(part.type)) === 'String' && !length?.maxLength;
  return length && { ...length, unit: isText ? 'characters' : 'items' };
}

interface Choice {
  id?: string;
  label: string;
  /** The label as a choice of the filter, where it differs. */
  filter?: string;
}

export const choicesOf = (type: GraphQLEnumType) =>
  type.getValues().map((value) => ({ value: value.name, ...directivesOf<Choice>('choice', value)[0] }));

type Optional<Name extends string, T> = Readonly<Partial<Record<Name, T>>>;
/** A condition; `schema/base.graphql` describes its parts. */
export type Where = Optional<'path' | 'contains' | 'among', string> &
  Optional<'from' | 'below' | 'days', number> &
  Optional<'is' | 'not', readonly string[]> &
  Optional<'partial', boolean>;

/** The paths or keys of a directive, which spaces separate. */
const split = (paths = ''): string[] => paths.split(/\s+/).filter(Boolean);

/** The parts of an order's key: '-likes+shares' is a sum, descending; '-rating>=4.5' puts ratings from 4.5 first. */
export function readKey(key: string) {
  const [, sign, sum, least] = /^(-?)([\w.+]+)(?:>=([\d.]+))?$/.exec(key)!;
  return { isDescending: sign === '-', paths: sum!.split('+'), ...(least && { least: Number(least) }) };
}

/** What the contract states about the items and the orders of a list. */
export function rulesOf(list: Field) {
  const filters = filterFields(list).map((field) => {
    type Arguments = Optional<'by' | 'words' | 'atLeast', string>;
    const [{ words, ...paths } = {}] = directivesOf<Arguments>('filter', field);
    const values = enumIn(field.type)?.getValues() ?? [];
    return {
      ...field,
      ...paths,
      words: split(words),
      where: directivesOf<Where>('where', field),
      /** The conditions of each enum value. */
      values: new Map(values.map((value) => [value.name, directivesOf<Where>('where', value)])),
    };
  });
  const always = directivesOf<Where>('where', list);
  const sorts = enumIn(argNamed(list, 'sort')?.type)?.getValues();
  const orders = (sorts ?? [list]).flatMap((part) =>
    directivesOf<Optional<'by' | 'among', string>>('order', part).map(({ by, among }) => ({
      among,
      keys: split(by),
      /** The value of `sort`; undefined for a list with one order. */
      sort: sorts && part.name,
    })),
  );
  const conditions = [
    ...always,
    ...filters.flatMap(({ where, values }) => [...where, ...[...values.values()].flat()]),
  ];
  const paths = [
    ...conditions.map(({ path }) => path),
    ...filters.flatMap(({ by, atLeast, words }) => [by, atLeast, ...words]),
    ...orders.flatMap(({ keys }) => keys.flatMap((key) => readKey(key).paths)),
  ].filter((path) => path !== undefined);
  return {
    filters,
    always,
    orders,
    /** The selection of an item with all fields that these rules read. */
    select: [...new Set(paths)].map((path) => selectionOf(contract, itemType(list)!, path)).join(' '),
    /** The selections of Query that conditions and orders compare with. */
    among: [...conditions, ...orders].flatMap(({ among }) => among ?? []),
  };
}

type Rules = ReturnType<typeof rulesOf>;
export type Filter = Rules['filters'][number];
export type Order = Rules['orders'][number];
