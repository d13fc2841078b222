import type { Operation } from './operations.ts';

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
const tabs = ['FeedScreen', 'JobsScreen', 'ProjectsScreen', 'ProjectScreen', 'GigsScreen', 'GigScreen'];

const variablesOf = ({ variables }: Operation) => JSON.stringify(variables, null, 2);

/** The initial tabs in the format of Altair's `initialWindows` option. */
export function tabsOf(operations: readonly Operation[], endpointURL: string) {
  const screens = tabs.flatMap((name) => operations.find((operation) => operation.name === name) ?? []);
  return [first, ...screens].map((operation) => ({
    initialName: operation.name.replace(/Screen$/, ''),
    endpointURL,
    initialQuery: operation.query,
    initialVariables: variablesOf(operation),
  }));
}

/** A record of Altair's `queryCollections` table. */
const collection = (id: string, title: string, operations: readonly Operation[], endpoint: string) => ({
  id: `workgrove-${id}`,
  title,
  storageType: 'local',
  workspaceId: 'local',
  parentPath: '',
  queries: operations.map((operation) => ({
    version: 1,
    type: 'window',
    id: `workgrove-${operation.name}`,
    storageType: 'local',
    windowName: operation.name,
    apiUrl: endpoint,
    query: operation.query,
    variables: variablesOf(operation),
    headers: [],
    subscriptionUrl: '',
  })),
});

export function collectionsOf(operations: readonly Operation[], endpoint: string) {
  const isOfScreen = ({ name }: Operation) => name.endsWith('Screen');
  return [
    collection('screens', 'Screens', operations.filter(isOfScreen), endpoint),
    collection(
      'parts',
      'Parts of screens, loaded later',
      operations.filter((o) => !isOfScreen(o)),
      endpoint,
    ),
  ];
}
