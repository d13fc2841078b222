import type { TabSettings } from '../../tab/worker.ts';
import type { DescribedAction } from './actions.ts';
import type { Operation } from './operations.ts';

/** How the explorer performs mutations in its own tab. */
export interface ExplorerTab {
  /** The address of the worker's script. */
  worker: string;
  settings: TabSettings;
}

interface Collection {
  title: string;
  operations: readonly Operation[];
}

/** What the explorer requests before it starts (`web/explorer/main.tsx`). */
export interface Prepared {
  /** The operations of the tabs on a first visit. */
  tabs: readonly Operation[];
  collections: readonly Collection[];
  /** Undefined where the server answers mutations, and where the tab cannot perform them. */
  tab: ExplorerTab | undefined;
}

/** The query of the first tab: ten lines that show a filter, a page, a fragment and the docs. */
export const first: Operation = {
  name: 'Start',
  query: `# Change a variable below and send again: several filters combine with AND.
query Start($filter: JobFilter, $after: String) {
  jobs(filter: $filter, sort: NEWEST, first: 3, after: $after) { # first: 1 to 100
    totalCount
    pageInfo { hasNextPage endCursor } # endCursor is the next page's $after
    nodes { id ...JobSummary }
  }
}
# A fragment names fields once. Docs describe them all; Ctrl+Space completes.
fragment JobSummary on Job { title company { name } workplace salary posted }`,
  variables: { filter: { workplace: 'REMOTE', type: 'FULL_TIME' }, after: null },
};

/** The screens whose queries open as further tabs, in order. */
const screens = ['FeedScreen', 'JobsScreen', 'ProjectsScreen', 'ProjectScreen', 'GigsScreen', 'GigScreen'];

/** The sample's member. Any other e-mail address logs in to the sample, too, but not in live mode. */
const member = { input: { email: 'maren@marenholt.example', password: 'workgrove' } };

/** The examples of all actions; the log-in comes first, since the others need it in live mode. */
function examplesOf(actions: readonly DescribedAction[]): Operation[] {
  const examples = actions.map(({ name, example: { operation, variables } }) => ({
    name,
    query: operation,
    variables: name === 'logIn' ? member : variables,
  }));
  return examples.toSorted((a, b) => Number(b.name === 'logIn') - Number(a.name === 'logIn'));
}

export function prepare(
  operations: readonly Operation[],
  actions: readonly DescribedAction[],
  tab: ExplorerTab | undefined,
): Prepared {
  const isOfScreen = ({ name }: Operation) => name.endsWith('Screen');
  return {
    tabs: [first, ...screens.flatMap((name) => operations.find((o) => o.name === name) ?? [])],
    collections: [
      { title: 'First query', operations: [first] },
      { title: 'Actions', operations: examplesOf(actions) },
      { title: 'Screens', operations: operations.filter(isOfScreen) },
      { title: 'Parts of screens, loaded later', operations: operations.filter((o) => !isOfScreen(o)) },
    ],
    tab,
  };
}
