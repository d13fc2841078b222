import { originOf, type Ask } from '../operation.ts';
import { argNamed, isPaged, itemType, listFields, objectsOf } from '../contract.ts';
import { idsOf, readItems, readPage, type List, type Page } from '../pages.ts';
import { demand, inTurn, Skipped, type Verify } from '../results.ts';
import { rowsAt } from '../paths.ts';
import type { World } from '../world.ts';

/** Pages of a list that are compared. */
const pages = 4;

function demandSame(found: readonly string[], expected: readonly string[], what: string): void {
  const at = found.findIndex((id, i) => id !== expected[i]);
  const place = at === -1 ? found.length : at;
  const difference = `item ${place + 1} is ${found[place] ?? 'missing'}, not ${expected[place] ?? 'the end'}`;
  demand(found.join() === expected.join(), `${what}: ${difference}.`);
}

/** Checks what a page says about its position in the list. */
export function demandPosition({ nodes, edges, pageInfo }: Page, before: boolean, behind: boolean): void {
  demandSame(idsOf(edges.map(({ node }) => node)), idsOf(nodes), 'The edges differ from the nodes');
  const { startCursor, endCursor, hasNextPage, hasPreviousPage } = pageInfo;
  const at = originOf(pageInfo);
  demand(startCursor === (edges[0]?.cursor ?? null), 'startCursor is not the cursor of the first edge.', at);
  demand(endCursor === (edges.at(-1)?.cursor ?? null), 'endCursor is not the cursor of the last edge.', at);
  demand(
    hasNextPage === behind,
    `hasNextPage is ${hasNextPage}, but ${behind ? 'items follow' : 'no item follows'}.`,
    at,
  );
  demand(
    hasPreviousPage === before,
    `hasPreviousPage is ${hasPreviousPage}, but ${before ? 'items precede' : 'no item precedes'}.`,
    at,
  );
}

/** The first items of a list, the number of all, and the size of pages that is tried. */
async function readStart(ask: Ask, list: List) {
  const { items, totalCount, complete } = await readItems(ask, list, {});
  if (items.length === 0) throw new Skipped('The list is empty.');
  const ids = idsOf(items);
  demand(new Set(ids).size === ids.length, 'A page repeats an item.');
  const first = Math.ceil(Math.min(ids.length, pages * 100) / pages);
  return { ids, first, end: complete ? ids.length : totalCount };
}

/** Reads the first pages by cursors, and compares each with its place in the list. */
async function demandPagesByCursor(ask: Ask, list: List): Promise<void> {
  const { ids, first, end } = await readStart(ask, list);
  const starts = Array.from({ length: pages }, (_, i) => i * first).filter((start) => start < end);
  let after: string | undefined;
  let firstCursor: string | undefined;
  let secondPage: Page | undefined;
  await inTurn(starts, async (start) => {
    const page = await readPage(ask, list, { first, after });
    demandSame(idsOf(page.nodes), ids.slice(start, start + first), `The page after ${start} items is wrong`);
    demandPosition(page, start > 0, start + first < end);
    after = page.pageInfo.endCursor ?? undefined;
    firstCursor ??= page.edges[0]?.cursor;
    if (start === first) secondPage = page;
  });
  const { nodes } = await readPage(ask, list, { first, after: firstCursor });
  demandSame(idsOf(nodes), ids.slice(1, 1 + first), 'The page after the cursor of the first item is wrong');
  const before = secondPage?.pageInfo.startCursor ?? undefined;
  const page = await readPage(ask, list, { last: 1, before });
  demandSame(idsOf(page.nodes), ids.slice(first - 1, first), 'The last item of the first page is wrong');
  demandPosition(page, first > 1, first < end);
}

/** Reads pages by their numbers, among them the last one, which a number past the end returns, too. */
async function demandPagesByNumber(ask: Ask, list: List): Promise<void> {
  const { ids, first, end } = await readStart(ask, list);
  const last = Math.ceil(end / first);
  await inTurn(new Set([1, 2, last, last + 1_000]), async (number) => {
    const start = (Math.min(number, last) - 1) * first;
    const page = await readPage(ask, list, { first, page: number });
    const found = idsOf(page.nodes);
    // The end of a long list was not read.
    const expected = start < ids.length ? ids.slice(start, start + first) : found;
    demandSame(found, expected, `Page ${number} of ${last} is wrong`);
    const length = Math.min(first, end - start);
    demand(found.length === length, `Page ${number} of ${last} has ${found.length} items, not ${length}.`);
    demandPosition(page, start > 0, start + first < end);
  });
}

/** Checks that no list without pages has an item twice, or its owner, as `Gig.similarGigs` could. */
function checkPlainLists({ contract, survey }: World, verify: Verify): void {
  for (const { name, owner, field } of listFields(contract).filter((list) => !isPaged(list.field))) {
    const rows = (survey.objects.get(owner.name) ?? []).filter((row) => rowsAt(row, field.name).length > 0);
    if (rows.length === 0) continue;
    const isOfOwner = objectsOf(contract, itemType(field)!).includes(owner);
    verify(name, `has each item once${isOfOwner ? ', and not its owner' : ''}`, () => {
      for (const row of rows) {
        const ids = idsOf(rowsAt(row, field.name));
        const twice = ids.find((id, i) => ids.indexOf(id) < i);
        demand(twice === undefined, `The list has '${twice}' twice.`, originOf(row, field.name));
        const hasOwner = isOfOwner && ids.includes(String(row['id']));
        demand(
          !hasOwner,
          `The list of '${String(row['id'])}' has this object itself.`,
          originOf(row, field.name),
        );
      }
    });
  }
}

/** Checks that every list has all items once: by cursor, by number, or without pages. */
export function checkPages(world: World, verify: Verify): void {
  const { lists } = world;
  checkPlainLists(world, verify);
  for (const list of lists) {
    const first = argNamed(list.field, 'first')!.defaultValue;
    verify(list.name, 'the pages by cursor have each item once', (ask) => demandPagesByCursor(ask, list));
    verify(list.name, 'the pages by number have each item once', (ask) => demandPagesByNumber(ask, list));
    verify(list.name, `a page has ${String(first)} items by default`, async (ask) => {
      const [given, omitted] = [await readPage(ask, list, { first }), await readPage(ask, list, {})];
      demandSame(idsOf(omitted.nodes), idsOf(given.nodes), `The page differs from first: ${String(first)}`);
    });
  }
}
