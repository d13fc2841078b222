import {
  buildSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLField,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = ({ type }: Field): Field[] => {
  const named = getNamedType(type);
  return isObjectType(named) || isInterfaceType(named) ? Object.values(named.getFields()) : [];
};
const isPlain = ({ type, args }: Field) => isLeafType(getNamedType(type)) && args.length === 0;

/** A field of a payload: a value, or an object with its plain fields; nothing for one without an id, such as a refusal. */
function selectionOf(field: Field): string {
  const fields = fieldsOf(field);
  if (fields.length > 0 && !fields.some(({ name }) => name === 'id')) return '';
  const plain = fields.filter(isPlain).map(({ name }) => name);
  return plain.length > 0 ? `${field.name} { ${plain.join(' ')} }` : field.name;
}

const operationOf = (action: string) => action.charAt(0).toUpperCase() + action.slice(1);

/** The mutation of each action. It selects all plain fields of the payload's objects, to update the client's cache. */
export function actionDocuments(sdl: string, names: readonly string[]): string[] {
  const actions = buildSchema(sdl, { assumeValidSDL: true }).getMutationType()!.getFields();
  return names.map((name) => {
    const action = actions[name];
    if (!action) throw new Error(`The schema has no action ${name}.`);
    const [input] = action.args;
    const selections = fieldsOf(action).map(selectionOf).join(' ');
    if (!selections.trim()) throw new Error(`The payload of ${name} has no object and no value.`);
    const [variables, args] = input ? [`($input: ${String(input.type)})`, '(input: $input)'] : ['', ''];
    return `mutation ${operationOf(name)}${variables} { ${name}${args} { ${selections} } }`;
  });
}

/** The source of `web/generated/actions.ts`: a function that returns an action's document, for `web/actions`. */
export const actionModule = (names: readonly string[]): string => `import * as documents from './graphql.ts';

const actions = {
${names.map((name) => `  ${name}: documents.${operationOf(name)}Document,`).join('\n')}
};

/** The document of an action, which the code generator writes. The build replaces the call by the document. */
export const action = <Name extends keyof typeof actions>(name: Name): (typeof actions)[Name] => actions[name];
`;
