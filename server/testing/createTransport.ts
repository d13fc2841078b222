import { createApolloServer } from '../apollo.ts';
import { createContext } from '../context.ts';
import { inProcessLink } from '../http/inProcess.ts';
import type { Store } from '../store.ts';

/** A transport to a separate server for a modified store. */
export const createTransport = (store: Store) => inProcessLink(createApolloServer(), createContext(store));
