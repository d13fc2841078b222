import { parseSync } from 'vite';

type Node = Record<string, unknown> & { type: string; start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A node and all its descendants. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

const calls = (node: unknown) => nodesIn(node).filter(({ type }) => type === 'CallExpression');
const argumentsOf = (call: Node) => call['arguments'] as Node[];

/** Names in a callee: `['test', 'each']` for `test.each(…)(…)`. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee['name'])];
  if (callee.type === 'CallExpression') return namesOf(callee['callee']);
  return [...namesOf(callee['object']), ...namesOf(callee['property'])];
}

/** String literals in a title or a table. */
const textsIn = (value: unknown): string[] =>
  nodesIn(value).flatMap((node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
    return node.type === 'TemplateElement' ? [(node['value'] as { raw: string }).raw] : [];
  });

/** Ids at the beginning of a text. `%s` may precede them, for the id of a row. */
const idsOf = (text: string): string[] =>
  /^(?:%s )?[A-Z]{2}-\d{2}\b/.test(text) ? (text.match(/\b[A-Z]{2}-\d{2}\b/g) ?? []) : [];

/** Returns a check whether code asserts: it calls `expect…`, or a function of the file that does. */
function createAssertionCheck(program: Node) {
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
  /** Titles with an id whose test asserts nothing, is skipped, or repeats the body of another test. */
  unproved: string[];
}

/** Returns the ids that the tests of a file claim: those at the beginning of titles, and of rows of their tables or loops. */
export function claimsOf(path: string, source: string): Claims {
  const claims: Claims = { ids: [], unproved: [] };
  if (!/\b[A-Z]{2}-\d{2}\b/.test(source)) return claims;
  const program = parseSync(path, source).program as unknown as Node;
  const asserts = createAssertionCheck(program);
  const bodies = new Set<string>();
  const addClaims = (texts: readonly string[], isProof: boolean) => {
    const claiming = texts.filter((text) => idsOf(text).length > 0);
    if (isProof) claims.ids.push(...claiming.flatMap(idsOf));
    else claims.unproved.push(...claiming);
    return claiming.length > 0;
  };
  for (const node of nodesIn(program)) {
    if (node.type === 'ForOfStatement') addClaims(textsIn(node['right']), asserts(node['body']));
    // The property `proves` of a screen, whose states are steps of one test.
    if (node.type === 'Property' && isNode(node['key']) && node['key']['name'] === 'proves')
      addClaims(textsIn(node['value']), asserts(program));
    const body = node.type === 'CallExpression' ? argumentsOf(node).slice(1).at(-1) : undefined;
    if (!body?.type.endsWith('FunctionExpression')) continue;
    const skipped = namesOf(node['callee']).some((name) => ['skip', 'todo', 'fixme', 'fails'].includes(name));
    const text = source.slice(body.start, body.end);
    const isProof = asserts(body) && !skipped && !bodies.has(text);
    if (addClaims([...textsIn(node['callee']), ...textsIn(argumentsOf(node)[0])], isProof)) bodies.add(text);
  }
  return claims;
}
