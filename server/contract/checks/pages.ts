import { demand, Skipped, type Recorder } from '../results.ts';
import { idsOf, maxItems, readItems, readPage, type List, type Page } from '../pages.ts';
import type { Ask } from '../client.ts';

/** Pages that a list is read in. */
const pages = 4;

/** Shows the first difference of two lists of ids. */
function difference(found: readonly string[], expected: readonly string[]): string {
  const at = found.findIndex((id, i) => id !== expected[i]);
  const place = at === -1 ? found.length : at;
  return `item ${place + 1} is ${found[place] ?? 'missing'}, not ${expected[place] ?? 'the end'}`;
}

/** Checks what a page says about its position in the list. */
function demandPosition({ nodes, edges, pageInfo }: Page, before: boolean, behind: boolean): void {
  const ids = idsOf(nodes);
  const ofEdges = idsOf(edges.map(({ node }) => node));
  demand(ids.join() === ofEdges.join(), `nodes and edges differ: ${difference(ofEdges, ids)}.`);
  const { startCursor, endCursor, hasNextPage, hasPreviousPage } = pageInfo;
  demand(startCursor === (edges[0]?.cursor ?? null), 'startCursor is not the cursor of the first edge.');
  demand(endCursor === (edges.at(-1)?.cursor ?? null), 'endCursor is not the cursor of the last edge.');
  demand(
    hasNextPage === behind,
    `hasNextPage is ${hasNextPage}, but ${behind ? 'items follow' : 'no item follows'}.`,
  );
  demand(
    hasPreviousPage === before,
    `hasPreviousPage is ${hasPreviousPage}, but ${before ? 'items precede' : 'no item precedes'}.`,
  );
}

/** Reads a list by cursors, and compares each page with its place in the list. */
async function demandPagesByCursor(ask: Ask, list: List, all: readonly string[], first: number) {
  let after: string | undefined;
  for (let start = 0; start === 0 || start < all.length; start += first) {
    // oxlint-disable-next-line no-await-in-loop -- a page has the cursor of the next
    const page = await readPage(ask, list, { first, after });
    const expected = all.slice(start, start + first);
    const found = idsOf(page.nodes);
    demand(
      found.join() === expected.join(),
      `The page after ${start} items is wrong: ${difference(found, expected)}.`,
    );
    demandPosition(page, start > 0, start + first < all.length);
    after = page.pageInfo.endCursor ?? undefined;
  }
}

/** Checks that the pages of every list have all items once, by cursor and by number, and that counts are right. */
export async function checkPages(lists: readonly List[], pagesOf: Recorder, counts: Recorder): Promise<void> {
  await Promise.all(
    lists.map(async (list) => {
      await pagesOf.verify(list.name, 'the pages by cursor have each item once', async (ask) => {
        const { items, complete } = await readItems(ask, list, {});
        if (items.length === 0) throw new Skipped('The list is empty.');
        const all = idsOf(items);
        demand(new Set(all).size === all.length, 'A page repeats an item.');
        if (!complete)
          throw new Skipped(`The list has more than ${maxItems} items, so its end is not compared.`);
        await demandPagesByCursor(ask, list, all, Math.ceil(all.length / pages));
      });
      await pagesOf.verify(list.name, 'the pages by number have each item once', async (ask) => {
        const { items, totalCount } = await readItems(ask, list, {});
        if (items.length === 0) throw new Skipped('The list is empty.');
        const all = idsOf(items);
        const first = Math.ceil(Math.min(all.length, 100 * pages) / pages);
        const last = Math.ceil(totalCount / first);
        for (const number of new Set([
          1,
          2,
          Math.max(1, Math.ceil(all.length / first) - 1),
          last,
          last + 5,
        ])) {
          const start = (Math.min(number, last) - 1) * first;
          if (start >= all.length) continue;
          // oxlint-disable-next-line no-await-in-loop -- the first failure ends the property
          const page = await readPage(ask, list, { first, page: number });
          const expected = all.slice(start, start + first);
          demand(
            idsOf(page.nodes).join() === expected.join(),
            `Page ${number} of ${last} is wrong: ${difference(idsOf(page.nodes), expected)}.`,
          );
          demandPosition(page, start > 0, start + first < totalCount);
        }
      });
      await counts.verify(list.name, 'totalCount is the number of items of all pages', async (ask) => {
        const { items, totalCount, complete } = await readItems(ask, list, {});
        demand(
          complete ? items.length === totalCount : items.length < totalCount,
          `totalCount is ${totalCount}, but the pages have ${items.length} items.`,
        );
      });
      const { defaultValue } = list.field.args.find(({ name }) => name === 'first')!;
      await pagesOf.verify(
        list.name,
        `a page has ${String(defaultValue)} items unless the request says otherwise`,
        async (ask) => {
          const page = await readPage(ask, list, {});
          const expected = Math.min(Number(defaultValue), page.totalCount);
          demand(page.nodes.length === expected, `The page has ${page.nodes.length} items, not ${expected}.`);
        },
      );
    }),
  );
}
