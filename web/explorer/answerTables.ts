import { formatCount } from '../../schema/rules/numbers.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

interface AnswerTable {
  /** The path of the list, such as 'jobs.nodes'. */
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfObjects = (value: Json): value is readonly Json[] =>
  Array.isArray(value) && value.some(isObject);

const textOf = (value: Json): string => {
  if (isListOfObjects(value)) return formatCount(value.length, 'item');
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : value === null ? '–' : JSON.stringify(value);
};

/** The values of an object and of the objects in it, by their path. */
const valuesOf = (value: Json, path: string): [path: string, value: Json][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => valuesOf(inner, path ? `${path}.${name}` : name))
    : [[path, value]];

function listTable(title: string, list: readonly Json[]): AnswerTable {
  const items = list.map((item) => (item === null ? null : new Map(valuesOf(item, ''))));
  const columns = [...new Set(items.flatMap((item) => [...(item?.keys() ?? [])]))];
  const cellOf = (item: ReadonlyMap<string, Json> | null, column: string) =>
    item === null || item.has(column) ? textOf(item?.get(column) ?? null) : '';
  return { title, columns, rows: items.map((item) => columns.map((column) => cellOf(item, column))) };
}

/** The tables of an answer: one for each list of objects that is in no other list, and first one of all other values. */
export function answerTables(answer: string): AnswerTable[] {
  const { data, errors } = JSON.parse(answer) as { data?: Json; errors?: Json };
  const values = valuesOf({ ...(isObject(data ?? null) && (data as object)), ...(errors && { errors }) }, '');
  const lists = values.flatMap(([path, value]) => (isListOfObjects(value) ? listTable(path, value) : []));
  const others = values.filter(([, value]) => !isListOfObjects(value));
  const rows = others.map(([path, value]) => [path, textOf(value)]);
  return [...(rows.length > 0 ? [{ title: 'Values', columns: ['field', 'value'], rows }] : []), ...lists];
}
