import type { TabSettings } from '../../tab/worker.ts';

/** How the explorer performs mutations in its own tab. */
export interface ExplorerTab {
  /** The address of the worker's script. */
  worker: string;
  settings: TabSettings;
}

interface Start {
  /** The prefix of the storage keys under which Altair stores the user's changes. */
  namespace: string;
  collections: readonly object[];
  settings: object;
  endpoint: string;
  /** Undefined where the server answers mutations, and where the tab cannot perform them. */
  tab: ExplorerTab | undefined;
  /** The script of Altair's package that starts it. */
  init: string;
}

/**
 * Runs in the browser before Altair's first start. Altair reads collections only from its own database, and its option
 * `initialSettings` loses the colours. So this script creates that database as version 5 of Altair's schema (50 in Dexie).
 * Altair activates its last tab, so the script clicks the first. Without storage, Altair starts without collections.
 */
const scriptFunctions = `
const tables = {
  queryCollections: ['id', true, 'title', 'parentPath'],
  appState: ['key', false],
  selectedFiles: ['id', false, 'windowId'],
  localActionLogs: ['id', true],
};

function openDatabase() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('AltairDB', 50);
    opening.onupgradeneeded = () => {
      for (const [name, [keyPath, autoIncrement, ...indexes]] of Object.entries(tables)) {
        if (opening.result.objectStoreNames.contains(name)) continue;
        const table = opening.result.createObjectStore(name, { keyPath, autoIncrement });
        for (const index of indexes) table.createIndex(index, index);
      }
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = opening.onblocked = () => reject(opening.error);
  });
}

/** Stores collections and settings, once per browser: then resolves to false. \`isFresh\` first removes what is stored. */
async function prepare({ namespace, collections, settings, isFresh }) {
  const mark = namespace + 'prepared';
  if (localStorage.getItem(mark) && !isFresh) return false;
  const database = await openDatabase();
  const writing = database.transaction(['queryCollections', 'appState'], 'readwrite');
  const stored = '[' + namespace + ']::'; // begins Altair's keys of the namespace
  if (isFresh) writing.objectStore('appState').delete(IDBKeyRange.bound(stored, stored + '\\uffff'));
  writing.objectStore('appState').put({ key: stored + 'settings', value: settings });
  // Altair lists the newest first.
  let now = Date.now();
  for (const record of collections) {
    now -= 1000;
    const queries = record.queries.map((query) => ({ ...query, created_at: now, updated_at: now }));
    writing.objectStore('queryCollections').put({ ...record, queries, created_at: now, updated_at: now });
  }
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onerror = writing.onabort = () => reject(writing.error);
  });
  database.close();
  localStorage.setItem(mark, '1');
  return true;
}

/** Sends operations from the first mutation on to the contract in a worker. Its schema, with mutations, is in a file. */
function performInTab({ worker: file, settings }, endpoint) {
  const { fetch } = window;
  const waiting = new Map();
  let worker;
  let count = 0;
  const startWorker = () => {
    worker = new Worker(file, { type: 'module' });
    worker.addEventListener('message', ({ data: { id, result } }) => {
      waiting.get(id).resolve(Response.json(result));
      waiting.delete(id);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The sample of this tab does not answer.'));
      waiting.clear();
    });
    worker.postMessage(settings);
  };
  window.fetch = (...request) => {
    const [url, { body } = {}] = request;
    if (String(url) !== endpoint || typeof body !== 'string') return fetch(...request);
    const { query, variables, operationName } = JSON.parse(body);
    if (query.includes('IntrospectionQuery')) return fetch('/graphql/explorer/schema.json');
    if (!worker && !/\\bmutation\\b/.test(query)) return fetch(...request);
    if (!worker) startWorker();
    return new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, document: query, variables: variables ?? {}, operationName: operationName ?? undefined });
    });
  };
}

/** Each tab requests the schema when it first opens. One response serves them all, until the button that reloads it. */
function shareSchema() {
  const { fetch } = window;
  const responses = new Map();
  window.fetch = async (...request) => {
    const [url, { body } = {}] = request;
    if (typeof body !== 'string' || !body.includes('IntrospectionQuery')) return fetch(...request);
    const key = JSON.stringify([String(url), body]);
    // Altair aborts the request of a tab that the user leaves; the other tabs still need the response.
    if (!responses.has(key)) responses.set(key, fetch(url, { ...request[1], signal: null }));
    const response = await responses.get(key).catch(() => undefined);
    if (!response?.ok) responses.delete(key);
    return response ? response.clone() : fetch(...request);
  };
  let reloads = false;
  const press = ({ target }) => {
    reloads = target.closest('[track-id="reload_docs"]') !== null;
    if (reloads) responses.clear();
  };
  document.addEventListener('click', press, { capture: true });
  // Altair announces every schema that arrives. Only the button's is news to the user.
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.toast-success'))
      if (toast.textContent.includes('Reloaded doc')) toast.hidden = !reloads;
  }).observe(document.body, { childList: true, subtree: true });
}

/** Opens the operation of an address such as '#name=A&query={a}&variables={}' in one tab, in a namespace of its own. */
function openFromAddress(address, namespace) {
  const { AltairGraphQL } = window;
  const { init } = AltairGraphQL;
  AltairGraphQL.init = (options) =>
    init.call(AltairGraphQL, {
      ...options,
      instanceStorageNamespace: namespace,
      initialWindows: [
        {
          initialName: address.get('name') ?? 'Query',
          endpointURL: options.endpointURL,
          initialQuery: address.get('query'),
          initialVariables: address.get('variables') ?? '{}',
        },
      ],
    });
}

/** Altair opens each link in a new window. Those of the header keep their meaning. */
function keepLinks() {
  document.querySelector('.about').addEventListener('click', (event) => event.stopPropagation());
}

/** Activates the first tab once all tabs are rendered, and unfolds its variables. */
function openFirst(count) {
  const watch = new MutationObserver(() => {
    const tabs = document.querySelectorAll('app-window-switcher-item .window-switcher__item');
    if (tabs.length < count) return;
    const [first] = tabs;
    const isActive = first.matches('.window-switcher__item--active');
    const variables = document.querySelector('app-window [track-id="toggle_variables"]');
    if (!isActive) first.click();
    else if (variables) {
      watch.disconnect();
      variables.click();
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
`;

export const startScript = ({ init, ...prepared }: Start, tabs: number): string =>
  `${scriptFunctions}
const prepared = ${JSON.stringify(prepared)};
const address = new URLSearchParams(location.hash.slice(1));
const isFromAddress = address.has('query');
if (isFromAddress) {
  prepared.namespace += 'address_';
  prepared.isFresh = true;
}
const isNew = await prepare(prepared).catch(() => true);
if (isFromAddress) openFromAddress(address, prepared.namespace);
if (isFromAddress || isNew) openFirst(isFromAddress ? 1 : ${tabs});
addEventListener('hashchange', () => location.hash.includes('query=') && location.reload());
if (prepared.tab) performInTab(prepared.tab, prepared.endpoint);
shareSchema();
keepLinks();
${init}`;
