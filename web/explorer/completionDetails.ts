import { editor } from 'monaco-graphql/esm/monaco-editor.js';
// @ts-expect-error -- Monaco publishes no types of its services
import { InMemoryStorageService } from 'monaco-editor/esm/vs/platform/storage/common/storage.js';

// Monaco stores whether the list of completions has the description of the selected one beside it. It takes the services
// of the first editor for all.
const storageService = new (InMemoryStorageService as new () => {
  store: (key: string, value: boolean, scope: number, target: number) => void;
})();
storageService.store('expandSuggestionDocs', true, 0, 0); // in the profile, for the user
editor.create(document.createElement('div'), {}, { storageService }).dispose();
