import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { argumentsObjectFromField, canonicalStringify } from '@apollo/client/utilities/internal';
import { Kind, visit } from 'graphql';

/** A numbered page of the server's list that a merged list needs. */
export interface MissingPage {
  fieldName: string;
  args: Readonly<Record<string, unknown>>;
  page: number;
}

const keyOf = (args: object | null) => canonicalStringify({ ...args, page: null });

/** Returns the name of a list's page variable in a query. Returns undefined when the query does not select the list. */
function pageVariable(query: DocumentNode, variables: OperationVariables, { fieldName, args }: MissingPage) {
  let variable: string | undefined;
  visit(query, {
    Field(node) {
      const page = node.arguments?.find(({ name }) => name.value === 'page')?.value;
      if (node.name.value !== fieldName || page?.kind !== Kind.VARIABLE) return;
      if (keyOf(argumentsObjectFromField(node, variables)) === keyOf(args)) variable = page.name.value;
    },
  });
  return variable;
}

/** Fetches a page with the query of the screen that shows the list. Returns whether there is such a query. */
async function fetchPage(client: ApolloClient, missing: MissingPage): Promise<boolean> {
  // In production the server accepts only the persisted operations of the screens.
  for (const { query, variables } of client.getObservableQueries('active')) {
    const variable = pageVariable(query, variables, missing);
    if (!variable) continue;
    const { [variable]: _page, ...others } = variables;
    // The first page is requested without a page number.
    const requested = missing.page === 1 ? others : { ...others, [variable]: missing.page };
    // oxlint-disable-next-line no-await-in-loop -- the first query that selects the list ends the loop
    await client.query({ query, variables: requested });
    return true;
  }
  return false;
}

/** Milliseconds before each attempt. The last delay repeats until the page has arrived. */
const retryDelays = [0, 1_000, 2_000, 4_000, 8_000, 16_000];

/** Waits, at most until the browser is online again. */
const delay = (ms: number) =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, ms);
  });

const pendingPages = new WeakMap<ApolloClient, Set<string>>();

/** Fetches a page in the background. It retries when a request fails and when no screen shows the list yet. */
export async function fetchMissingPage(client: ApolloClient, missing: MissingPage): Promise<void> {
  const pending = pendingPages.get(client) ?? new Set();
  pendingPages.set(client, pending);
  const key = canonicalStringify(missing);
  if (pending.has(key)) return;
  pending.add(key);
  try {
    // oxlint-disable no-await-in-loop -- one attempt after the other
    for (let attempt = 0; ; attempt += 1) {
      await delay(retryDelays[Math.min(attempt, retryDelays.length - 1)]!);
      if (await fetchPage(client, missing).catch(() => false)) return;
    }
    // oxlint-enable no-await-in-loop
  } finally {
    pending.delete(key);
  }
}
