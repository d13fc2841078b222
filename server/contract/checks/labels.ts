import {
  getNamedType,
  isEnumType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLObjectType,
} from 'graphql';
import type { Sent } from '../client.ts';
import { choicesOf } from '../describe.ts';
import { filterFields } from '../filterFields.ts';
import type { List } from '../pages.ts';
import { demand, Skipped, type Recorder } from '../results.ts';
import { isRow, type Row } from '../walk.ts';
import type { World } from '../world.ts';

/** Fields with the label of another field, beside those that are called `label`. */
const named: readonly (readonly [type: string, value: string, label: string])[] = [
  ['Product', 'category', 'categoryLabel'],
  ['Course', 'category', 'categoryLabel'],
  ['CreatorProduct', 'categoryId', 'category'],
  ['BillingPlan', 'tier', 'name'],
];

/** The enum of a type's field; null if it has another type. */
function enumOf(type: GraphQLObjectType, name: string): GraphQLEnumType | null {
  const found = type.getFields()[name];
  const inner = found && getNamedType(found.type);
  return isEnumType(inner) ? inner : null;
}

/** Types with a field `label` and one enum. */
const labelled = (type: GraphQLObjectType): (readonly [string, string, string])[] => {
  const enums = Object.keys(type.getFields()).filter((name) => {
    const found = enumOf(type, name);
    return found && choicesOf(found).some(({ label }) => label);
  });
  return 'label' in type.getFields() && enums.length === 1 ? [[type.name, enums[0]!, 'label']] : [];
};

/** The enum of a filter's choices: `sizes` of the filter for `size` of the choices. */
export function facetEnum({ field }: List, facet: string): { name: string; type: GraphQLEnumType } | null {
  for (const { name, type } of filterFields(field)) {
    const inner = getNamedType(type);
    if ((name === facet || name === `${facet}s`) && isEnumType(inner)) return { name, type: inner };
  }
  return null;
}

/** The type of the facets of a list's pages; null if it has none. */
export function facetsOf({ field }: List): GraphQLObjectType | null {
  const page = getNamedType(field.type);
  const facets = isObjectType(page) ? page.getFields()['facets'] : undefined;
  const type = facets && getNamedType(facets.type);
  return isObjectType(type) ? type : null;
}

/** Checks the choices of one filter. */
function demandChoices(type: GraphQLEnumType, options: unknown, sent: Sent | undefined): void {
  const choices = new Map(choicesOf(type).map((choice) => [choice.id, choice.filterLabel ?? choice.label]));
  demand(Array.isArray(options) && options.length > 0, 'The list of choices is empty.', sent);
  const known = options.filter(
    (option): option is Row => isRow(option) && choices.has(String(option['value'])),
  );
  demand(known.length >= options.length - 1, `The choices have another id than those of ${type.name}.`, sent);
  for (const { value, label } of known)
    demand(
      label === choices.get(String(value)),
      `The choice '${String(value)}' has the label '${String(label)}', not '${choices.get(String(value))}'.`,
      sent,
    );
}

/** Checks that the labels in the data are those that the contract gives the values of enums. */
export async function checkLabels(
  { contract, survey }: World,
  lists: readonly List[],
  { verify }: Recorder,
): Promise<void> {
  const rowsOf = (type: string) => {
    const rows = survey.objects.get(type) ?? [];
    if (rows.length === 0) throw new Skipped(`The data that was found has no ${type}.`);
    return rows;
  };
  const types = Object.values(contract.getTypeMap()).filter(isObjectType);
  const pairs = [...types.flatMap((type) => labelled(type)), ...named];
  await Promise.all(
    pairs.map(([name, value, label]) =>
      verify(name, `${label} is the label of ${value}`, () => {
        const type = enumOf(contract.getType(name) as GraphQLObjectType, value);
        const choices = new Map(type ? choicesOf(type).map((choice) => [choice.value, choice.label]) : []);
        for (const row of rowsOf(name)) {
          const [key, found] = [row[value], row[label]];
          if (typeof key !== 'string' || typeof found !== 'string') continue;
          demand(
            found === choices.get(key),
            `${key} has the label '${found}', not '${choices.get(key)}'.`,
            survey.sentFor(row),
          );
        }
      }),
    ),
  );
  await Promise.all(
    lists.flatMap((list) => {
      const facets = facetsOf(list);
      return Object.keys(facets?.getFields() ?? {}).flatMap((facet) => {
        const choice = facetEnum(list, facet);
        if (!facets || !choice) return [];
        return verify(
          facets.name,
          `the choices of ${facet} have the ids and labels of ${choice.type.name}`,
          () => {
            for (const row of rowsOf(facets.name))
              demandChoices(choice.type, row[facet], survey.sentFor(row));
          },
        );
      });
    }),
  );
}
