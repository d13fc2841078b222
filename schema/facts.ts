import {
  Kind,
  parse,
  print,
  valueFromASTUntyped,
  visit,
  type ASTNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
} from 'graphql';

/*
 * Facts of the contract: its directives `@choice`, `@length` and `@range`. `codegen.ts` writes them as tables for server
 * and client, and `describeFacts` writes them into the descriptions that people read. `filterConditions.ts` reads
 * `@filter` and `@where`, and `server/contract` reads these two and `@order`.
 */

export interface Choice {
  id?: string;
  label: string;
  /** The label as a choice of the filter, where it differs. */
  filter?: string;
}

/** The bounds of a field or an argument: characters of a text, items of a list, or values of a number. */
export interface Bounds {
  unit: 'characters' | 'items' | 'values';
  min?: number;
  max: number;
  /** Characters of each item, also of one that a text lists with commas. */
  maxLength?: number;
  /** Size of a data URL, in MB. */
  maxMegabytes?: number;
}

type Bounded = FieldDefinitionNode | InputValueDefinitionNode;

/** The arguments of each directive with a name. */
export const directivesOf = (
  node: EnumValueDefinitionNode | Bounded | null | undefined,
  name: string,
): object[] =>
  (node?.directives ?? [])
    .filter((one) => one.name.value === name)
    .map(({ arguments: values = [] }) =>
      Object.fromEntries(values.map((one) => [one.name.value, valueFromASTUntyped(one.value)])),
    );

/** The choice of an enum value; undefined where the contract gives it none. */
export const choiceOf = (node: EnumValueDefinitionNode | null | undefined): Choice | undefined =>
  directivesOf(node, 'choice')[0] as Choice | undefined;

/** The bounds of a field or an argument; undefined where the contract states none. */
export function boundsOf(node: Bounded | null | undefined): Bounds | undefined {
  const [range] = directivesOf(node, 'range') as Omit<Bounds, 'unit'>[];
  if (range) return { unit: 'values', ...range };
  const [length] = directivesOf(node, 'length') as Omit<Bounds, 'unit'>[];
  // A text with `maxLength` lists items with commas, so its bounds are those of a list.
  const isText = node && /^String!?$/.test(print(node.type)) && !length?.maxLength;
  return length && { unit: isText ? 'characters' : 'items', ...length };
}

function choiceText({ id, label, filter }: Choice): string {
  if (id === label) return `id and label '${id}'`;
  return [id && `id '${id}'`, `label '${label}'`, filter && `in the filter '${filter}'`]
    .filter(Boolean)
    .join(', ');
}

/** '5 to 100 characters', 'at most 10, each at most 50 characters', '1 to 100'. */
function boundsText({ unit, min, max, maxLength, maxMegabytes }: Bounds): string {
  const number = (value: number) => value.toLocaleString('en-US');
  const range = min === undefined ? `at most ${number(max)}` : `${number(min)} to ${number(max)}`;
  return [
    unit === 'characters' ? `${range} characters` : range,
    maxLength && `, each at most ${maxLength} characters`,
    maxMegabytes && `, or a data URL of at most ${maxMegabytes} MB`,
  ]
    .filter(Boolean)
    .join('');
}

/** Replaces `{choice}` and `{bounds}` in descriptions by facts of the directives, which it removes; describes each `input`. */
export const describeFacts = (sdl: string): string =>
  print(
    visit(parse(sdl), {
      DirectiveDefinition: () => null,
      enter(node: ASTNode) {
        if (node.kind === Kind.INPUT_VALUE_DEFINITION && node.name.value === 'input')
          return { ...node, description: { kind: Kind.STRING, value: 'Input of the action.' } };
        // A scalar has a directive of GraphQL itself, `@specifiedBy`.
        if (!('directives' in node) || !node.directives?.length || node.kind === Kind.SCALAR_TYPE_DEFINITION)
          return undefined;
        const choice = node.kind === Kind.ENUM_VALUE_DEFINITION && choiceOf(node);
        const bounds = choice ? undefined : boundsOf(node as Bounded);
        const fact = choice ? choiceText(choice) : bounds && boundsText(bounds);
        if (!fact) return { ...node, directives: [] };
        // A value without a description gets its choice as one.
        const value = ((node as Bounded).description?.value ?? '{choice}.').replace(
          /\{(?:choice|bounds)\}/,
          () => fact,
        );
        return { ...node, description: { kind: Kind.STRING, value }, directives: [] };
      },
    }),
  );
