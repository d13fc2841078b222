import type { Operation } from './operations.ts';

/** The screens whose queries open as tabs, in order; the first tab is active. */
const tabs = ['FeedScreen', 'JobsScreen', 'ProjectsScreen', 'ProjectScreen', 'GigsScreen', 'GigScreen'];

const variablesOf = ({ variables }: Operation) => JSON.stringify(variables, null, 2);

/** The initial tabs in the format of Altair's `initialWindows` option. */
export function tabsOf(operations: readonly Operation[], endpointURL: string) {
  return tabs
    .flatMap((name) => operations.find((operation) => operation.name === name) ?? [])
    .map((operation) => ({
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

/** Collections of all the client's operations. */
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
