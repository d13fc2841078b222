import { createContext } from '../context.ts';
import { createStore } from '../store.ts';

function refuse(): never {
  throw new Error('Tests share this sample. Bring a store of your own: createStore().');
}

/** Nothing can be written any more: a resolver that tries fails the test that asks it. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value))
    return;
  const isList = value instanceof Map || value instanceof Set;
  // What a Map holds is no property of it: freezing alone would not keep it.
  if (isList) Object.assign(value, { set: refuse, add: refuse, delete: refuse, clear: refuse });
  Object.freeze(value);
  for (const inner of isList ? value.values() : Object.values(value)) freeze(inner);
}

const start = Date.now();

/** The sample data that tests share: the server only reads, so none of them needs its own. */
export const sampleStore = Object.assign(createStore(start), { change: refuse });
freeze(sampleStore);

/** Who asks of it, always a second after it was made: no relative time changes while tests run. */
export const sampleContext = createContext(sampleStore, start + 1_000);
