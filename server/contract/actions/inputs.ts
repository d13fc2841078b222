import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { objectsOf, objectType } from '../contract.ts';
import { boundsOf, type Bounds } from '../directives.ts';
import type { Row } from '../paths.ts';
import type { World } from '../world.ts';

/** The type of the object that an id names, where neither the payload nor the name of the input field says it. */
const typesOfIds: Readonly<Record<string, string>> = {
  conversation: 'Contact',
  search: 'RecentSearch',
  id: 'CreatorProduct',
  token: 'AccessToken',
};

/** Objects that an action is tried with. */
const maxTried = 8;
const dayMs = 86_400_000;

/** Valid texts of `length` characters for fields with a format, by the end of their name; 18 and 26 are the fixed parts. */
const formats: readonly (readonly [name: RegExp, text: (length?: number) => string])[] = [
  [/email$/i, (length = 30) => `${'c'.repeat(length - 18)}@workgrove.example`],
  [/url$|website$/i, (length = 40) => `https://workgrove.example/${'c'.repeat(length - 26)}`],
  [/phone$/i, (length = 15) => '+49301234567890'.padEnd(length, '0')],
];

/** A text for a field, with a number of characters if one is given. */
function textFor(name: string, bounds: Bounds | undefined, length?: number): string {
  const format = formats.find(([pattern]) => pattern.test(name));
  if (format) return format[1](length);
  const { min = 1, max = 40 } = bounds?.unit === 'characters' ? bounds : {};
  const size = length ?? Math.min(Math.max(min, 15), max);
  return 'Contract test '.padEnd(size, 'x').slice(0, size);
}

export interface Action {
  name: string;
  payload: GraphQLObjectType;
  /** The type of its argument `input`; null if it has none. */
  input: GraphQLInputType | null;
}

type Fields = Readonly<Record<string, GraphQLInputField>>;

export function inputFields(type: GraphQLInputType | null): Fields {
  const named = type && getNamedType(type);
  return isInputObjectType(named) ? named.getFields() : {};
}

/** The ids of objects that an id of an input may name. */
function idsFor(name: string, { payload }: Action, { contract, survey }: World): string[] {
  // 'job' of 'jobId' and 'jobIds'; 'id' of 'id' and 'ids', which names the first object of the payload.
  const noun = name.replace(/(?<=.)Ids?$|s$/, '');
  const fields = Object.values(payload.getFields()).filter((field) => objectType(field));
  const changed = fields.find((field) => (noun === 'id' ? field.name !== 'userErrors' : field.name === noun));
  const byName = typesOfIds[noun] ?? `${noun[0]!.toUpperCase()}${noun.slice(1)}`;
  const type = changed ? objectType(changed) : contract.getType(byName);
  if (!isCompositeType(type)) return [];
  return objectsOf(contract, type).flatMap((object) => {
    const rows = survey.objects.get(object.name) ?? [];
    // `idsOf` has the ids of Nodes alone.
    const ids = [...survey.idsOf(object.name), ...rows.map(({ id }) => id)];
    return [...new Set(ids.filter((id) => typeof id === 'string'))];
  });
}

/** Whether a valid input has a field: also an optional one with a range, or whose description says when it is REQUIRED. */
const isExpected = ({ type, description }: GraphQLInputField, bounds: Bounds | undefined) =>
  isNonNullType(type) ||
  bounds?.unit === 'values' ||
  (description ?? '').includes('REQUIRED') ||
  // The parts of an input, so that their fields are tried, too.
  isInputObjectType(type);

/** A valid input. `idOf` returns the id for a field; null if there is none. */
function validInput(type: GraphQLInputType, idOf: (name: string) => string | null): Record<string, unknown> {
  const valueOf = (field: GraphQLInputField, of: GraphQLInputType): unknown => {
    const inner = getNullableType(of);
    if (isListType(inner)) return [valueOf(field, inner.ofType)];
    if (isEnumType(inner)) return inner.getValues()[0]!.name;
    if (isInputObjectType(inner)) return validInput(inner, idOf);
    const bounds = boundsOf(field);
    const least = bounds?.unit === 'values' ? (bounds.min ?? 1) : 1;
    const values: Readonly<Record<string, () => unknown>> = {
      ID: () => idOf(field.name),
      Boolean: () => true,
      Int: () => least,
      Float: () => least,
      DateTime: () => new Date(Date.now() + 7 * dayMs).toISOString(),
    };
    const value = values[inner.name];
    if (value) return value();
    const text = textFor(field.name, bounds);
    return (field.description ?? '').includes('after trimming') ? ` ${text} ` : text;
  };
  return Object.fromEntries(
    Object.values(inputFields(type))
      .filter((field) => field.defaultValue === undefined && isExpected(field, boundsOf(field)))
      .map((field) => [field.name, valueOf(field, field.type)]),
  );
}

/** Valid inputs with different objects; none if the data has no object that a required id names. */
export function inputsOf(action: Action, world: World): Row[] {
  const { input } = action;
  if (!input) return [{}];
  const named = Object.values(inputFields(input)).filter(
    ({ type }) => isNonNullType(type) && getNamedType(type).name === 'ID',
  );
  const ids = new Map(named.map(({ name }) => [name, idsFor(name, action, world)]));
  const counts = [...ids.values()].map(({ length }) => length);
  const count = counts.includes(0) ? 0 : Math.min(maxTried, Math.max(1, ...counts));
  return Array.from({ length: count }, (_, i) =>
    validInput(input, (name) => {
      const found = ids.get(name) ?? [];
      return found[i % found.length] ?? null;
    }),
  );
}

/** Each text of an input with a longest length: its path, and a longer text. `limits.ts` checks the texts of a filter. */
export const longTexts = (
  type: GraphQLInputType | null,
  path: readonly string[] = [],
): { path: string[]; text: string }[] =>
  Object.values(inputFields(type)).flatMap((field) => {
    const inner = getNullableType(field.type);
    if (isInputObjectType(inner) && !inner.name.endsWith('Filter'))
      return longTexts(inner, [...path, field.name]);
    const bounds = boundsOf(field);
    if (isListType(inner) || String(inner) !== 'String' || bounds?.unit !== 'characters') return [];
    // An emoji has one code point and two UTF-16 code units, which the limit counts.
    const text = textFor(field.name, bounds, bounds.max + 1).replace(/xx$/, '😀');
    return [{ path: [...path, field.name], text }];
  });

export const withValue = (
  input: Readonly<Record<string, unknown>>,
  [key, ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> => ({
  ...input,
  [key!]: rest.length === 0 ? value : withValue((input[key!] ?? {}) as Record<string, unknown>, rest, value),
});
