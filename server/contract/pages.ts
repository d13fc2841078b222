import { isUnionType } from 'graphql';
import { dataOf } from './client.ts';
import { originOf, type Answer, type Ask } from './operation.ts';
import { argNamed, itemType, type Field } from './contract.ts';
import { demand } from './results.ts';
import { isRow, valuesAt, type Row } from './paths.ts';
import type { Place } from './walk.ts';

/** A list of the contract with the place where the server has the most items of it. */
export interface List {
  /** Such as 'jobs' or 'Gig.reviews'. */
  name: string;
  field: Field;
  owner: Place;
  /** Arguments of every request: the query of 'search', none for other lists. */
  base: Row;
}

/** The place of a Node; of Query for null. */
export const rootPlace = (node: Place['node']): Place => ({ node, path: [], isDirect: true });

export const listAt = (name: string, field: Field, owner: Place): List => ({ name, field, owner, base: {} });

export interface Page {
  totalCount: number;
  nodes: readonly Row[];
  edges: readonly { cursor: string; node: Row }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  /** The other selected fields of the page. */
  [field: string]: unknown;
}

/** Maximum number of items that are read of one list. */
const maxItems = 600;
const pageSize = 50;

const idSelection = ({ field }: List): string =>
  isUnionType(itemType(field)) ? '__typename ... on Node { id }' : '__typename id';

export const idOf = (item: Row): string => String(item['id']);
export const idsOf = (items: readonly Row[]): string[] => items.map(idOf);

/** Sends a request for a selection of a list. Arguments are variables; one without a value is left out. */
export function askList(ask: Ask, list: List, args: Row, selection: string): Promise<Answer> {
  const { field, owner, base } = list;
  const { node } = owner;
  const given = Object.entries({ ...base, ...args }).filter(([, value]) => value !== undefined);
  const passed = given.map(([name]) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${passed && `(${passed})`} { ${selection} }`;
  const below = owner.path.reduceRight((inner, name) => `${name} { ${inner} }`, call);
  const declared = given.map(([name]) => `$${name}: ${String(argNamed(field, name)?.type)}`);
  if (node) declared.unshift('$node: ID!');
  return ask(
    `query ${declared.length > 0 ? `(${declared.join(', ')}) ` : ''}{ ${node ? `node(id: $node) { ... on ${node.type} { ${below} } }` : below} }`,
    { ...(node && { node: node.id }), ...Object.fromEntries(given) },
  );
}

/** One page of a list. `select` are the fields of an item beside its id, `extra` those of the page. */
export async function readPage(ask: Ask, list: List, args: Row, { select = '', extra = '' } = {}) {
  const id = idSelection(list);
  const answer = await askList(
    ask,
    list,
    args,
    `totalCount nodes { ${id} ${select} } edges { cursor node { ${id} } }
     pageInfo { hasNextPage hasPreviousPage startCursor endCursor } ${extra}`,
  );
  const { owner, field } = list;
  const path = [...(owner.node ? ['node'] : []), ...owner.path, field.name];
  const [page] = valuesAt(dataOf(answer), path.join('.'));
  const isPage =
    isRow(page) && Array.isArray(page['nodes']) && Array.isArray(page['edges']) && isRow(page['pageInfo']);
  demand(isPage, `${list.name} returns no page.`, originOf(answer.sent));
  return page as unknown as Page;
}

export interface Items {
  items: Row[];
  totalCount: number;
  /** Whether these are all items. */
  complete: boolean;
}

/** Reads a list by its cursors, with the fields `select` of its items. Throws if an item repeats, so it always ends. */
export async function readItems(
  ask: Ask,
  list: List,
  args: Row,
  select = '',
  { max = maxItems } = {},
): Promise<Items> {
  const items: Row[] = [];
  let after: string | undefined;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a page has the cursor of the next
    const page = await readPage(ask, list, { ...args, first: pageSize, after }, { select });
    items.push(...page.nodes);
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage) return { items, totalCount: page.totalCount, complete: true };
    demand(endCursor !== null && endCursor !== after, 'A page has a next page, but no new endCursor.');
    demand(new Set(idsOf(items)).size === items.length, `The pages of ${list.name} repeat an item.`);
    if (items.length >= max) return { items, totalCount: page.totalCount, complete: false };
    after = endCursor;
  }
}
