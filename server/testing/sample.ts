import { createContext } from '../data/context.ts';
import { createStore } from '../data/store.ts';

function refuse(): never {
  throw new Error('Tests share this sample. Create a separate store: createStore().');
}

/** Freezes a value deeply, so that a resolver that writes to it fails its test. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value))
    return;
  const isList = value instanceof Map || value instanceof Set;
  // `Object.freeze` does not protect the entries of a Map or Set.
  if (isList) Object.assign(value, { set: refuse, add: refuse, delete: refuse, clear: refuse });
  Object.freeze(value);
  for (const inner of isList ? value.values() : Object.values(value)) freeze(inner);
}

/** The moment of the sample's creation. */
export const start = Date.now();

/** The sample data that tests share: the server only reads it. */
export const sampleStore = Object.assign(createStore(start), { change: refuse });
freeze(sampleStore);

/** The shared context, one second after the sample's creation: relative times stay the same while tests run. */
export const sampleContext = createContext(sampleStore, start + 1_000);
