import type { GraphQLCompositeType, GraphQLSchema } from 'graphql';
import { originOf, type Ask, type Origin } from './operation.ts';
import { fieldsOf, isPaged, nodeTypes, objectsOf, objectType, requiredArgs } from './contract.ts';
import { wordsIn } from './text.ts';
import { Skipped } from './results.ts';
import { createTrees, print, split, type Has, type Tree } from './selection.ts';
import { isRow, type Row } from './paths.ts';
import { walk, type Place, type Visitor } from './walk.ts';

/** Objects of each type of Node that are read in full. */
const maxNodes = 16;
/** Estimated fields of the response to one query. */
const maxFields = 1_500;
const rootPage = 20; // items of each list of Query
/** Objects of each type whose nested lists are compared in length. */
const maxOwners = 100;

export interface Problem {
  field: string;
  message: string;
  origin: Origin | undefined;
}

/** What the server's data holds, found by queries from Query and from Nodes. */
export interface Survey {
  /** The ids of each type of Node, taken by turns from the lists that have them, so that the first ones differ. */
  idsOf: (type: string) => string[];
  /** The objects of all answers, by type, as are the problems. */
  objects: ReadonlyMap<string, readonly Row[]>;
  /** The longest list of each paged field, such as 'Gig.reviews', with the place of its owner. */
  longest: ReadonlyMap<string, { owner: Place; totalCount: number }>;
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** A word that texts of the data have. */
  word: string;
}

/** The type and the field at the path of an error of an answer that begins with an object of `type`. */
function fieldAt(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  path: readonly (string | number)[] = [],
): [type: string, field: string] {
  const names = path.filter((key) => typeof key === 'string');
  let found: [string, string] = [type.name, names[0] ?? ''];
  let owners = objectsOf(schema, type);
  for (const name of names) {
    const owner = owners.find((one) => name in one.getFields());
    if (!owner) break;
    found = [owner.name, name];
    const inner = objectType(owner.getFields()[name]!);
    owners = inner ? objectsOf(schema, inner) : [];
  }
  return found;
}

/** The longest word of the titles. */
function wordIn(objects: readonly Row[]): string {
  const titles = objects.flatMap(({ title }) => (typeof title === 'string' ? title : []));
  return wordsIn(titles.join('\n'))[0] ?? 'a';
}

/** Mixes lists: the first item of each, then the second item of each. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

/** Reads every field of Query, and of some objects of each type of Node. */
export async function readSurvey(schema: GraphQLSchema, has: Has, ask: Ask): Promise<Survey> {
  const trees = createTrees(schema, has);
  const query = schema.getQueryType()!;
  const types = nodeTypes(schema);
  const objects = new Map<string, Row[]>();
  const longest = new Map<string, { owner: Place; totalCount: number }>();
  const problems = new Map<string, Problem[]>();
  /** The ids of each type by the path where they were found. */
  const ids = new Map<string, Map<string, Set<string>>>();

  const visitor: Visitor = {
    object(type, object, { node, path }) {
      objects.set(type, [...(objects.get(type) ?? []), object]);
      if (!types.some(({ name }) => name === type) || typeof object['id'] !== 'string') return;
      const key = [node?.type, ...path].join('.');
      const byPath = ids.get(type) ?? new Map<string, Set<string>>();
      ids.set(type, byPath.set(key, (byPath.get(key) ?? new Set()).add(object['id'])));
    },
    page(owner, ownerType, field, { totalCount }) {
      const name = ownerType === query.name ? field : `${ownerType}.${field}`;
      const count = Number(totalCount);
      if (owner.isDirect && count > (longest.get(name)?.totalCount ?? -1))
        longest.set(name, { owner, totalCount: count });
    },
    problem(type, field, message, origin) {
      problems.set(type, [...(problems.get(type) ?? []), { field, message, origin }]);
    },
  };

  /** Reads a selection of Query or of a Node. A part that the schema of the server cannot answer is left out. */
  async function read(tree: Tree, node: Place['node'] = null): Promise<void> {
    const text = print(tree);
    try {
      const operation = node
        ? `query ($id: ID!) { node(id: $id) { __typename ... on ${node.type} ${text} } }`
        : `query ${text}`;
      const { data, errors } = await ask(operation, node ? { id: node.id } : {});
      for (const error of errors) {
        const { message, path } = error;
        const field = fieldAt(schema, tree.type, node ? path?.slice(1) : path);
        visitor.problem(...field, `causes the error '${message}'`, originOf(error));
      }
      const object = node ? data?.['node'] : data;
      if (isRow(object)) walk(tree, object, { node, path: [], isDirect: true }, visitor);
    } catch (error) {
      // The check of the schema reports it.
      if (!(error instanceof Skipped)) throw error;
    }
  }

  const idsOf = (type: string) => [
    ...new Set(interleave([...(ids.get(type)?.values() ?? [])].map((found) => [...found]))),
  ];

  const branches = trees.branchesOf(query, [query.name], rootPage);
  await Promise.all(branches.map((branch) => read({ type: query, branches: [branch], variants: [] })));
  const done = new Set<string>();
  // The second round reads objects that the first has found, the third only nested lists of more objects, for `longest`.
  for (const count of [maxNodes / 2, maxNodes, maxOwners]) {
    const wanted = types.flatMap((type) => {
      const tree = trees.treeOf(type);
      const some = tree.branches.filter(({ field }) => count < maxOwners || isPaged(field));
      const parts = some.length > 0 ? split({ ...tree, branches: some }, maxFields) : [];
      const unread = idsOf(type.name)
        .slice(0, count)
        .filter((id) => !done.has(id));
      return unread.flatMap((id) => parts.map((part) => ({ part, type: type.name, id })));
    });
    for (const { id } of wanted) done.add(id);
    // oxlint-disable-next-line no-await-in-loop -- a round reads what the one before has found
    await Promise.all(wanted.map(({ part, ...node }) => read(part, node)));
  }
  const word = wordIn(types.flatMap(({ name }) => objects.get(name) ?? []));
  // The search of the site is the field whose only required argument is a text.
  const searches = fieldsOf(query).filter((field) => {
    const [arg, ...more] = requiredArgs(field);
    return has(query.name, field.name) && String(arg?.type) === 'String!' && more.length === 0;
  });
  await Promise.all(
    searches.map((field) => {
      const args = `(${field.args.find(({ type }) => String(type) === 'String!')!.name}: ${JSON.stringify(word)})`;
      const tree = trees.treeOf(objectType(field)!, [query.name]);
      return read({ type: query, branches: [{ field, args, tree, weight: 1 }], variants: [] });
    }),
  );
  return { idsOf, objects, longest, problems, word };
}
