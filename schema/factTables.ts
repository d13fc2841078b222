import { Kind, parse, print, type DefinitionNode } from 'graphql';
import { boundsOf, choiceOf, directivesOf } from './facts.ts';

type Table = Readonly<Record<string, unknown>>;

export const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The entries that have a value; undefined without any. */
function tableOf(entries: readonly (readonly [name: string, value: object | string | undefined])[]) {
  const found = entries.filter(([, value]) => value);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** The bounds of each field, without the unit. Amounts in USD with cents have the type Float. */
function boundsTable(node: DefinitionNode): Table | undefined {
  if (!('fields' in node)) return undefined;
  return tableOf(
    (node.fields ?? []).map((field) => {
      const { unit, ...bounds } = boundsOf(field) ?? {};
      const inCents = unit === 'values' && print(field.type).startsWith('Float');
      return [field.name.value, unit && { ...bounds, ...(inCents && { cents: true }) }];
    }),
  );
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

const constant = (name: string, value: Table) =>
  `export const ${lowerFirst(name)} = ${json(value)} as const;\n`;

/** Constants of one SDL file: `gigCategoryChoices` (ids, labels), `reportReasonLabels` (no ids), `createGigInputBounds`. */
export const factTables = (sdl: string): string =>
  parse(sdl)
    .definitions.flatMap((node) => {
      if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
        const bounds = boundsTable(node);
        return bounds ? constant(`${node.name.value}Bounds`, bounds) : [];
      }
      if (node.kind !== Kind.ENUM_TYPE_DEFINITION) return [];
      const choices = (node.values ?? []).map((value) => {
        const choice = choiceOf(value);
        // The days of an age, in `datePostedChoices` alone.
        const [{ days } = {}] = directivesOf(value, 'where') as { days?: number }[];
        return [value.name.value, choice && { ...choice, days }] as const;
      });
      if (choices.some(([, choice]) => choice?.id))
        return constant(`${node.name.value}Choices`, tableOf(choices)!);
      const labels = tableOf(choices.map(([value, choice]) => [value, choice?.label]));
      return labels ? constant(`${node.name.value}Labels`, labels) : [];
    })
    .join('\n');

/** A module with the bounds of all inputs by type and field, and those of all lists by 'Type.field'. */
export function boundsTables(sdl: string): string {
  const { definitions } = parse(sdl);
  const inputs = definitions.flatMap((node) =>
    node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [[node.name.value, boundsTable(node)] as const] : [],
  );
  const lists = definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION
      ? (node.fields ?? []).flatMap((field) => {
          const bounds = boundsOf(field);
          return bounds?.unit === 'items' ? [[`${node.name.value}.${field.name.value}`, bounds.max]] : [];
        })
      : [],
  );
  return `import type { FieldBounds } from '../rules/bounds.ts';

export const inputBounds: Readonly<Record<string, Readonly<Record<string, FieldBounds>>>> = ${json(tableOf(inputs))};

${constant('listBounds', Object.fromEntries(lists) as Table)}`;
}
