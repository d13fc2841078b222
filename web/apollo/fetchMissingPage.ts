import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { argumentsObjectFromField, canonicalStringify } from '@apollo/client/utilities/internal';
import { Kind, visit } from 'graphql';
import type { MissingPage } from './missingPages.ts';

const keyOf = (args: object | null) => canonicalStringify({ ...args, page: null });

/** The variable that says which page of the list a query asks for; undefined where it asks for no such list. */
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

/** Fetches a page by the query of the screen that shows the list; answers whether there is such a query. */
async function fetchPage(client: ApolloClient, missing: MissingPage): Promise<boolean> {
  // The server accepts no operations but those of the screens.
  for (const { query, variables } of client.getObservableQueries('active')) {
    const variable = pageVariable(query, variables, missing);
    if (!variable) continue;
    const { [variable]: _page, ...others } = variables;
    // The first page is the one without a number.
    const asked = missing.page === 1 ? others : { ...others, [variable]: missing.page };
    // oxlint-disable-next-line no-await-in-loop -- the first query that asks for the list ends the loop
    await client.query({ query, variables: asked });
    return true;
  }
  return false;
}

/** Milliseconds before a page is asked for again; afterwards the list stays as short as it is. */
const waits = [0, 1_000, 2_000, 4_000, 8_000, 16_000];

const fetching = new WeakMap<ApolloClient, Set<string>>();

/** Fetches a page in the background. It tries again where that fails, and where the screen does not show the list yet. */
export async function fetchMissingPage(client: ApolloClient, missing: MissingPage): Promise<void> {
  const running = fetching.get(client) ?? new Set();
  fetching.set(client, running);
  const key = canonicalStringify(missing);
  if (running.has(key)) return;
  running.add(key);
  try {
    for (const wait of waits) {
      // oxlint-disable no-await-in-loop -- one attempt after the other
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (await fetchPage(client, missing).catch(() => false)) return;
      // oxlint-enable no-await-in-loop
    }
  } finally {
    running.delete(key);
  }
}
