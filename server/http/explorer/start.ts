interface Start {
  /** The prefix of the storage keys under which Altair stores the user's changes. */
  namespace: string;
  collections: readonly object[];
  /** The script of Altair's package that starts it. */
  init: string;
}

/**
 * Runs in the browser before Altair's first start. Altair accepts tabs as an option, but reads collections only from
 * its own database. So this script creates that database as version 5 of Altair's schema (Dexie stores it as 50).
 * Altair activates the last of its initial tabs, so the script clicks the first. Without storage, Altair starts
 * without collections.
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

/** Stores the collections. Resolves to false if this browser already has them. */
async function prepare({ namespace, collections }) {
  const mark = namespace + 'prepared';
  if (localStorage.getItem(mark)) return false;
  const database = await openDatabase();
  const writing = database.transaction('queryCollections', 'readwrite');
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

/** Activates the first tab once all tabs are rendered. */
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
