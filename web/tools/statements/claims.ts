import { parseSync } from 'vite';

type Node = Record<string, unknown> & { type: string; start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A node and everything in it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

const calls = (node: unknown) => nodesIn(node).filter(({ type }) => type === 'CallExpression');
const argumentsOf = (call: Node) => call['arguments'] as Node[];

/** `['test', 'each']` for `test.each(…)(…)`. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee['name'])];
  if (callee.type === 'CallExpression') return namesOf(callee['callee']);
  return [...namesOf(callee['object']), ...namesOf(callee['property'])];
}

/** The texts of a title or a table. */
const textsIn = (value: unknown): string[] =>
  nodesIn(value).flatMap((node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
    return node.type === 'TemplateElement' ? [(node['value'] as { raw: string }).raw] : [];
  });

/** The ids that a text begins with. `%s` before them stands for the id of a table's row. */
const idsOf = (text: string): string[] =>
  /^(?:%s )?[A-Z]{2}-\d{2}\b/.test(text) ? (text.match(/\b[A-Z]{2}-\d{2}\b/g) ?? []) : [];

/** Tells which code of a file asserts something: it calls `expect…`, or a function of the file that does. */
function asserting(program: Node) {
  const bodies = new Map<string, Node>();
  for (const node of nodesIn(program)) {
    const name =
      isNode(node['id']) && node['id'].type === 'Identifier' ? String(node['id']['name']) : undefined;
    if (name && ['FunctionDeclaration', 'VariableDeclarator'].includes(node.type)) bodies.set(name, node);
  }
  const asserts = (body: unknown, seen: ReadonlySet<string>): boolean =>
    calls(body).some((call) => {
      const [name = ''] = namesOf(call['callee']);
      if (name.startsWith('expect')) return true;
      return !seen.has(name) && bodies.has(name) && asserts(bodies.get(name), new Set([...seen, name]));
    });
  return (body: unknown) => asserts(body, new Set());
}

interface Claims {
  ids: string[];
  /** Titles that claim an id without proof: their body asserts nothing, is skipped, or repeats that of another test. */
  unproved: string[];
}

/**
 * The ids that the tests of a file claim. A title claims the ids that it begins with; so do the rows of the table or
 * the loop that the title comes from.
 */
export function claimsOf(path: string, source: string): Claims {
  const claims: Claims = { ids: [], unproved: [] };
  if (!/\b[A-Z]{2}-\d{2}\b/.test(source)) return claims;
  const program = parseSync(path, source).program as unknown as Node;
  const asserts = asserting(program);
  const bodies = new Set<string>();
  const note = (texts: readonly string[], isProof: boolean) => {
    const claiming = texts.filter((text) => idsOf(text).length > 0);
    if (isProof) claims.ids.push(...claiming.flatMap(idsOf));
    else claims.unproved.push(...claiming);
    return claiming.length > 0;
  };
  for (const node of nodesIn(program)) {
    if (node.type === 'ForOfStatement') note(textsIn(node['right']), asserts(node['body']));
    // A row of the table of screens, whose states are steps of one test.
    if (node.type === 'Property' && isNode(node['key']) && node['key']['name'] === 'proves')
      note(textsIn(node['value']), asserts(program));
    const body = node.type === 'CallExpression' ? argumentsOf(node).slice(1).at(-1) : undefined;
    if (!body?.type.endsWith('FunctionExpression')) continue;
    const skipped = namesOf(node['callee']).some((name) => ['skip', 'todo', 'fixme', 'fails'].includes(name));
    const text = source.slice(body.start, body.end);
    const isProof = asserts(body) && !skipped && !bodies.has(text);
    if (note([...textsIn(node['callee']), ...textsIn(argumentsOf(node)[0])], isProof)) bodies.add(text);
  }
  return claims;
}
