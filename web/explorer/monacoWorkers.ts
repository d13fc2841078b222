/* oxlint-disable import/default -- Vite adds the export */
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

// As `graphiql/setup-workers/vite`, which logs each worker, and which Vite's development server cannot load.
const workers: Readonly<Record<string, new () => Worker>> = { json: JsonWorker, graphql: GraphqlWorker };

Object.assign(globalThis, {
  MonacoEnvironment: { getWorker: (_id: string, label: string) => new (workers[label] ?? EditorWorker)() },
});
