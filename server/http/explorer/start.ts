interface Start {
  /** Under which Altair keeps what a reader has changed. */
  namespace: string;
  collections: readonly object[];
  /** Starts Altair, as its package writes it. */
  init: string;
}

/**
 * Runs in the browser, once before Altair's first start there. Altair takes tabs when it starts, but collections only
 * from its own database, so that is made here as Altair's version 5 of it would (which Dexie calls 50); and of the
 * tabs that it is given it opens the last. Where the browser keeps nothing, Altair starts without collections.
 */
const prepare = `
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

/** Resolves to whether this browser has not seen these operations before. */
async function prepare({ namespace, collections }) {
  const mark = namespace + 'prepared';
  if (localStorage.getItem(mark)) return false;
  const database = await openDatabase();
  const writing = database.transaction('queryCollections', 'readwrite');
  // The list begins with the newest.
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

/** Opens the first tab once all of them stand. */
function openFirst(count) {
  const watch = new MutationObserver(() => {
    const tabs = document.querySelectorAll('app-window-switcher-item .window-switcher__item');
    if (tabs.length < count) return;
    watch.disconnect();
    tabs[0].click();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
`;

export const startScript = ({ namespace, collections, init }: Start, tabs: number): string =>
  `${prepare}
const isNew = await prepare(${JSON.stringify({ namespace, collections })}).catch(() => true);
if (isNew) openFirst(${tabs});
${init}`;
