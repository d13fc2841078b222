import { isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Answer, Ask, Sent } from './client.ts';
import { fieldsOf, isNode, nodeTypes, objectType, requiredArgs } from './contract.ts';
import { longestWord } from './filterValues.ts';
import { Skipped } from './results.ts';
import { createTrees, print, split, type Has, type Tree } from './selection.ts';
import { isRow, walk, type Place, type Row, type Visitor } from './walk.ts';

/** Objects of each type of Node that are read in full. */
const maxNodes = 16;
/** Estimated fields of the response to one query. */
const maxFields = 1_500;
const rootPage = 20;

export interface Problem {
  field: string;
  message: string;
  sent: Sent;
}

/** What the server's data holds, found by queries from Query and from Nodes. */
export interface Survey {
  /** The ids of each type of Node, those of different lists in turns. */
  idsOf: (type: string) => string[];
  /** The objects of each type. */
  objects: ReadonlyMap<string, readonly Row[]>;
  /** The longest list of each paged field, such as 'Gig.reviews', with the place of its owner. */
  longest: ReadonlyMap<string, { owner: Place; totalCount: number }>;
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** The request that has returned an object. */
  sentFor: (object: Row) => Sent | undefined;
  /** A word that texts of the data have. */
  word: string;
}

/** The type and the field at the path of an error. */
function fieldAt(tree: Tree, path: readonly (string | number)[] = []): [type: string, field: string] {
  const names = path.filter((key) => typeof key === 'string');
  let found: [string, string] = [tree.type.name, names[0] ?? ''];
  let trees: readonly Tree[] = [tree];
  for (const name of names) {
    const level = trees.flatMap((one) => [one, ...one.variants]);
    const at = level.flatMap((one) =>
      one.branches.filter(({ field }) => field.name === name).map((branch) => ({ one, branch })),
    )[0];
    if (!at) break;
    found = [at.one.type.name, name];
    trees = at.branch.tree ? [at.branch.tree] : [];
  }
  return found;
}

/** The longest word of the titles. */
function wordIn(objects: readonly Row[]): string {
  const titles = objects.flatMap(({ title }) => (typeof title === 'string' ? title : []));
  return titles.map(longestWord).toSorted((a, b) => b.length - a.length)[0] || 'a';
}

/** Mixes lists: the first item of each, then the second item of each. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

/** Reads every field of Query, and of some objects of each type of Node. */
export async function survey(schema: GraphQLSchema, has: Has, ask: Ask): Promise<Survey> {
  const trees = createTrees(schema, has);
  const query = schema.getQueryType()!;
  const objects = new Map<string, Row[]>();
  const longest = new Map<string, { owner: Place; totalCount: number }>();
  const problems = new Map<string, Problem[]>();
  const sentOf = new WeakMap<Row, Sent>();
  /** The ids of each type by the path where they were found. */
  const ids = new Map<string, Map<string, Set<string>>>();

  const visitorOf = (sent: Sent): Visitor => ({
    object(type, object, { node, path }) {
      objects.set(type, [...(objects.get(type) ?? []), object]);
      sentOf.set(object, sent);
      const found = schema.getType(type);
      if (!isObjectType(found) || !isNode(found) || typeof object['id'] !== 'string') return;
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
    problem(type, field, message) {
      problems.set(type, [...(problems.get(type) ?? []), { field, message, sent }]);
    },
  });

  function read(answer: Answer, tree: Tree, object: unknown, place: Place): void {
    const visitor = visitorOf(answer.sent);
    for (const { message, path } of answer.errors) {
      const [type, field] = fieldAt(tree, place.node ? path?.slice(1) : path);
      visitor.problem(type, field, `causes the error '${message}'`);
    }
    if (isRow(object)) walk(tree, object, place, visitor);
  }

  /** A part that the server's schema cannot answer is left out: the check of the schema reports it. */
  const unlessSkipped = async (run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Skipped)) throw error;
    }
  };

  const readQuery = (part: Tree) =>
    unlessSkipped(async () => {
      const answer = await ask(`query ${print(part)}`);
      read(answer, part, answer.data, { node: null, path: [], isDirect: true });
    });

  const readNode = (type: GraphQLObjectType, id: string) =>
    split(trees.treeOf(type), maxFields).map((part) =>
      unlessSkipped(async () => {
        const answer = await ask(
          `query ($id: ID!) { node(id: $id) { __typename ... on ${type.name} ${print(part)} } }`,
          { id },
        );
        read(answer, part, answer.data?.['node'], {
          node: { type: type.name, id },
          path: [],
          isDirect: true,
        });
      }),
    );

  const idsOf = (type: string) => [
    ...new Set(inTurns([...(ids.get(type)?.values() ?? [])].map((found) => [...found]))),
  ];

  const branches = trees.branchesOf(query, [query.name], rootPage);
  await Promise.all(branches.map((branch) => readQuery({ type: query, branches: [branch], variants: [] })));
  const types = nodeTypes(schema);
  const done = new Set<string>();
  for (const count of [maxNodes / 2, maxNodes]) {
    const wanted = types.flatMap((type) =>
      idsOf(type.name)
        .slice(0, count)
        .filter((id) => !done.has(id))
        .map((id) => ({ type, id })),
    );
    for (const { id } of wanted) done.add(id);
    // oxlint-disable-next-line no-await-in-loop -- the second round reads what the first has found
    await Promise.all(wanted.flatMap(({ type, id }) => readNode(type, id)));
  }
  const word = wordIn(types.flatMap(({ name }) => objects.get(name) ?? []));
  const searches = fieldsOf(query).filter((field) => {
    const [arg, ...more] = requiredArgs(field);
    return has(query.name, field.name) && String(arg?.type) === 'String!' && more.length === 0;
  });
  await Promise.all(
    searches.map((field) => {
      const args = `(${field.args.find(({ type }) => String(type) === 'String!')!.name}: ${JSON.stringify(word)})`;
      const tree = trees.treeOf(objectType(field)!, [query.name]);
      return readQuery({ type: query, branches: [{ field, args, tree, weight: 1 }], variants: [] });
    }),
  );
  return { idsOf, objects, longest, problems, sentFor: (object) => sentOf.get(object), word };
}
