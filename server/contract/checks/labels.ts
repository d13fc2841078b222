import type { GraphQLEnumType, GraphQLObjectType } from 'graphql';
import { originOf, type Origin } from '../operation.ts';
import { enumIn, fieldsOf, filterFields, objectTypes, pageType } from '../contract.ts';
import { choicesOf } from '../directives.ts';
import type { List } from '../pages.ts';
import { follows } from './orders.ts';
import { demand, skipEmpty, type Verify } from '../results.ts';
import { isRow, rowsAt, type Row } from '../paths.ts';
import type { World } from '../world.ts';

type Labelled = readonly [type: string, value: string, label: string];

/** Fields with the label of another field, beside those that are called `label`. */
const named: readonly Labelled[] = [
  ['Gig', 'category', 'categoryLabel'],
  ['Project', 'category', 'categoryLabel'],
  ['Product', 'category', 'categoryLabel'],
  ['Course', 'category', 'categoryLabel'],
  ['CreatorProduct', 'categoryId', 'category'],
  ['BillingPlan', 'tier', 'name'],
];

/** Types with a field `label` and one enum. */
function labelled(type: GraphQLObjectType): Labelled[] {
  const enums = fieldsOf(type).filter((field) => {
    const found = enumIn(field.type);
    return found && choicesOf(found).some(({ label }) => label);
  });
  return 'label' in type.getFields() && enums.length === 1 ? [[type.name, enums[0]!.name, 'label']] : [];
}

/** The choice that means no filter: "id 'any', label 'Any price'" of "omit it for id 'any', label 'Any price'". */
export const noFilterIn = (description: string | null | undefined): string | undefined =>
  /\bomit(?:ted| it)\b[^.]*?\b(id '[^']+', label '[^']+')/i.exec(
    description?.replaceAll(/\s+/g, ' ') ?? '',
  )?.[1];

export interface Facet {
  /** The type of all facets of the list. */
  owner: string;
  facet: string;
  /** The name and the enum of the filter: `sizes` for the facet `size`. The type is null if it is no enum. */
  filter: string;
  type: GraphQLEnumType | null;
  /** Whether a description says that the choices are sorted by name. */
  isSorted: boolean;
  /** Whether it says that the choices are a part of the enum, such as 'of the current family'. */
  isPart: boolean;
  /** The id and the label of the first choice, which means no filter, if a description names them. */
  noFilter: string | undefined;
}

/** The facets of a list's pages with their filters. */
export function facetsOf({ field }: List): Facet[] {
  const facets = pageType(field).getFields()['facets'];
  if (!facets) return [];
  const owner = pageType(facets);
  return fieldsOf(owner).flatMap(({ name: facet, description }) => {
    const filter = filterFields(field).find(
      ({ name }) => [name, `${name}s`].includes(facet) || [`${facet}s`, `${facet}Id`].includes(name),
    );
    if (!filter) return [];
    const type = enumIn(filter.type);
    const noFilter = noFilterIn(filter.description) ?? noFilterIn(type?.description);
    const isSorted = /sorted by name/.test(description ?? '');
    const isPart = /of the current/.test(description ?? '');
    return { owner: owner.name, facet, filter: filter.name, type, isSorted, isPart, noFilter };
  });
}

function demandChoices(
  type: GraphQLEnumType,
  isPart: boolean,
  options: unknown,
  origin: Origin | undefined,
): void {
  const choices = new Map(choicesOf(type).map((choice) => [choice.id, choice.filter ?? choice.label]));
  demand(Array.isArray(options) && options.length > 0, 'The list of choices is empty.', origin);
  const known = options.filter(
    (option): option is Row => isRow(option) && choices.has(String(option['value'])),
  );
  // The choice that means no filter, such as 'any', is no value of the enum.
  const ids = known.map(({ value }) => String(value)).join(', ');
  const expectedIds = [...choices.keys()]
    .filter((id) => id !== undefined && (!isPart || known.some(({ value }) => value === id)))
    .join(', ');
  demand(
    known.length >= options.length - 1 && ids === expectedIds,
    `The choices of ${type.name} are ${ids}, not ${expectedIds}.`,
    origin,
  );
  for (const { value, label } of known) {
    const expected = choices.get(String(value));
    demand(
      label === expected,
      `The choice '${String(value)}' has the label '${String(label)}', not '${expected}'.`,
      origin,
    );
  }
}

/** Checks that the labels in the data are those that the contract gives the values of enums. */
export function checkLabels({ contract, survey, lists }: World, verify: Verify): void {
  const rowsOf = (type: string) => skipEmpty(survey.objects.get(type) ?? [], type);
  const types = objectTypes(contract);
  for (const [name, value, label] of [...types.flatMap(labelled), ...named])
    verify(name, `${label} is the label of ${value}`, () => {
      const type = enumIn(types.find((one) => one.name === name)?.getFields()[value]?.type);
      const choices = new Map(type ? choicesOf(type).map((choice) => [choice.value, choice.label]) : []);
      for (const row of rowsOf(name)) {
        const [key, found] = [row[value], row[label]];
        if (typeof key !== 'string' || typeof found !== 'string') continue;
        const message = `${key} has the label '${found}', not '${choices.get(key)}'.`;
        demand(found === choices.get(key), message, originOf(row, label));
      }
    });
  for (const { owner, facet, filter, type, isSorted, isPart, noFilter } of lists.flatMap(facetsOf)) {
    if (!type && !noFilter && !isSorted) continue;
    verify(owner, `the choices of ${facet} have the ids and labels of ${type?.name ?? filter}`, () => {
      for (const row of rowsOf(owner)) {
        const origin = originOf(row, facet);
        if (type) demandChoices(type, isPart, row[facet], origin);
        const labels = rowsAt(row, facet).map(({ label }) => String(label));
        const wrong = isSorted
          ? labels.find((label, i) => i > 0 && !follows(labels[i - 1]!, label))
          : undefined;
        demand(!wrong, `The choice '${wrong}' is not in the order of the names.`, origin);
        const first = rowsAt(row, facet)[0];
        const found = `id '${String(first?.['value'])}', label '${String(first?.['label'])}'`;
        if (noFilter) demand(found === noFilter, `The first choice has ${found}, not ${noFilter}.`, origin);
      }
    });
  }
}
