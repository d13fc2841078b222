import {
  buildSchema,
  getNamedType,
  getNullableType,
  GraphQLID,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { boundsOf, directivesOf } from './facts.ts';
import { lowerFirst } from './factTables.ts';

/*
 * Writes the conditions of each filter as a module, such as `generated/gigFilter.ts`, which `codegen.ts` stores:
 *
 *   export const gigConditions = {
 *     query: { words: ({ title, tags }: Pick<FilteredGig, 'title' | 'tags'>) => [title ?? '', tags ?? ''].flat() },
 *     category: { values: ({ category }: Pick<FilteredGig, 'category'>) => category },
 *     mineOnly: { viewer: true },
 *   } as const;
 *
 * The kinds of a condition are those of `Condition` in `rules/conditions.ts`. The catalogues of the nouns index them.
 */

/** `@filter` has the path of the equal value, paths of the texts that contain all words, or the path of a number. */
type Filter = Readonly<Partial<Record<'by' | 'words' | 'atLeast', string>>>;
/** `@where`: `path` is one of `is`, none of `not`, contains a text, is from `from` to below `below`, or within `days`. */
interface Where {
  path?: string;
  is?: string | string[];
  not?: string | string[];
  contains?: string;
  from?: number;
  below?: number;
  days?: number;
  /** A selection of Query that contains the value: 'topics(followedOnly: true) { tag }'. */
  among?: string;
}

const wheresOf = (node: Parameters<typeof directivesOf>[0]) => directivesOf(node, 'where') as Where[];

/** Whether a condition selects from a list of the viewer's, such as saved jobs. The server alone has these lists. */
const isOfViewer = ({ path = '', among }: Where) => among !== undefined || /^viewer|^saved$/.test(path);

/** 'price >= 50 && price < 100' for the code 'price'. A missing value is in no band. */
function comparison(code: string, { is = [], not = [], contains, from, below }: Where): string {
  const compare = (operator: string) => (value: string) =>
    `${code} ${operator} ${/^(?:true|false|[\d.]+)$/.test(value) ? value : `'${value}'`}`;
  return [
    [is].flat().map(compare('===')).join(' || '),
    ...[not].flat().map(compare('!==')),
    contains && `(${code} ?? '').includes('${contains}')`,
    from !== undefined && `(${code} ?? NaN) >= ${from}`,
    below !== undefined && `(${code} ?? NaN) < ${below}`,
  ]
    .filter(Boolean)
    .map((one) => `(${one})`)
    .join(' && ');
}

/** The code of a filter's conditions and of the items that they read. */
function conditionsOf(input: GraphQLInputObjectType, item: string): string {
  const noun = input.name.replace(/Filter$/, '');
  const items = new Set<string>();

  function conditionOf({ astNode, name, type }: GraphQLInputField): string {
    const roots = new Set<string>();
    /** The code that reads a path, after adding it to `items` and `roots`. Other types have null at 'Course.level'. */
    function read(path: string): string {
      const [, variant, names = ''] = /^(?:([A-Z]\w*)\.)?(.+)$/.exec(path) ?? [];
      if (variant) items.add(`{ ${names}: types.${variant}['${names}'] | null }`);
      else items.add(names === '__typename' ? `{ ${names}: string }` : `ItemWith<types.${item}, '${names}'>`);
      roots.add(names.replace(/\..*/, ''));
      return names.replaceAll('.', '?.');
    }
    const compare = (wheres: readonly Where[], by = '') =>
      wheres.map((where) => comparison(read(where.path ?? by), where));
    const functionOf = (code: string) => {
      const names = Array.from(roots, (root) => `'${root}'`).join(' | ');
      return `({ ${[...roots].join(', ')} }: Pick<Filtered${noun}, ${names}>) => ${code}`;
    };

    // All conditions of a flag hold; one of those of an enum value, below.
    const wheres = wheresOf(astNode);
    if (wheres.some(isOfViewer)) return 'viewer: true';
    if (wheres.length > 0) return `flag: ${functionOf(compare(wheres).join(' && '))}`;

    const [{ by, words, atLeast } = {}] = directivesOf(astNode, 'filter') as Filter[];
    const { min, max } = boundsOf(astNode) ?? {};
    if (words) {
      const texts = words.split(' ').map((path) => `${read(path)} ?? ''`);
      // A list has one index of texts. Another condition on words searches the few distinct places.
      if (name !== 'query') return `place: ${functionOf(texts.join())}`;
      return `words: ${functionOf(`[${texts.join(', ')}].flat()`)}`;
    }
    if (atLeast) return `atLeast: ${functionOf(`yearlyPay(${read(atLeast)})`)}, min: ${min}, max: ${max}`;
    if (!by) throw new Error(`${input.name}.${name} states no condition`);
    const code = read(by);
    const wanted = getNamedType(type);
    if (wanted === GraphQLID) return `id: ${functionOf(code)}`;
    const values = isEnumType(wanted) ? wanted.getValues() : [];
    const stated = values.filter((value) => wheresOf(value.astNode).length > 0);
    if (stated.some((value) => wheresOf(value.astNode)[0]?.days)) return `moment: ${functionOf(code)}`;
    const table = stated.map(
      (value) => `${value.name}: ${compare(wheresOf(value.astNode), by).join(' || ')}`,
    );
    // The other values are values of the path themselves.
    if (stated.length < values.length) table.unshift(`[${code}]: true`);
    const limit = isListType(getNullableType(type)) ? `, max: ${max}` : '';
    return `values: ${functionOf(stated.length > 0 ? `valuesThatHold({ ${table.join(', ')} })` : code)}${limit}`;
  }

  const conditions = Object.values(input.getFields()).map(
    (field) => [field.name, conditionOf(field)] as const,
  );
  const ofViewer = conditions.flatMap(([name, code]) => (code === 'viewer: true' ? `'${name}'` : []));
  return `export type Filtered${noun} = ${[...items].join(' & ')};
export type Searched${input.name} = Omit<types.${input.name}, ${ofViewer.join(' | ') || 'never'}>;

export const ${lowerFirst(noun)}Conditions = {
${conditions.map(([name, code]) => `  ${name}: { ${code} },\n`).join('')}} as const;
`;
}

/** The type of the items of the list with a filter: Job for JobConnection. Undefined for an input that is no filter. */
const itemOf = (schema: GraphQLSchema, input: GraphQLInputObjectType) =>
  Object.values(schema.getQueryType()!.getFields())
    .filter(({ args }) => args.some(({ type }) => getNamedType(type) === input))
    .map(({ type }) => getNamedType(type).name.replace(/Connection$/, ''))[0];

/** The module of each filter, such as `jobFilter`. They are separate, so that only the filter of jobs loads `yearlyPay`. */
export function filterModules(sdl: string): [name: string, content: string][] {
  const schema = buildSchema(sdl);
  return Object.values(schema.getTypeMap())
    .filter((type) => isInputObjectType(type))
    .flatMap((input) => {
      const item = itemOf(schema, input);
      if (!item) return [];
      const code = conditionsOf(input, item);
      return [
        [
          lowerFirst(input.name),
          `import type * as types from './types.ts';
import { type ItemWith${code.includes('valuesThatHold') ? ', valuesThatHold' : ''} } from '../rules/conditions.ts';
${code.includes('yearlyPay') ? "import { yearlyPay } from '../rules/job/pay.ts';\n" : ''}
${code}`,
        ],
      ];
    });
}
