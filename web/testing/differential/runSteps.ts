import type { ApolloLink } from '@apollo/client';
import { vi } from 'vitest';
import { createStore } from '../../../server/store.ts';
import { differences, type Difference } from './compare.ts';
import { creations } from './creations.ts';
import { deals } from './deals.ts';
import { select, type Choice, type Generator } from './define.ts';
import { createLive } from './liveServer.ts';
import { openLiveTab, readFresh } from './liveTab.ts';
import { marks } from './marks.ts';
import { messages } from './messages.ts';
import { applications } from './applications.ts';
import { connections } from './connections.ts';
import { personal } from './personal.ts';
import { poolOf } from './pool.ts';
import { listScreens, screensOfCreated, screensOfPool, type Screen } from './screens.ts';
import { openTab } from './tab.ts';

/** The generators of all live actions. */
export const generators: readonly Generator[] = [
  ...marks,
  ...applications,
  ...connections,
  ...deals,
  ...messages,
  ...creations,
  ...personal,
];

/** One action of a sequence, with its random choices. */
export interface Step extends Choice {
  action: string;
  /** Selects the screen that a tab in live mode shows before the action. */
  shown: number;
  /** Whether that tab waits until it has settled, before the next action. */
  waits: boolean;
}

/** Milliseconds from the start of the data to the moment when the screens are read. The actions are in between. */
const readAfter = 1_000;

/** Opens the tab and the live server, and reads what both answer without actions. */
export async function openSides() {
  const start = Date.now();
  const pool = poolOf(createStore());
  const screens = [...listScreens, ...screensOfPool(pool)];
  const live = createLive(screens);
  const { read } = live.open();
  const tabStore = createStore();
  vi.setSystemTime(start + readAfter);
  const tab = await openTab(tabStore, screens);
  const base = new Map<Screen, { tab: unknown; live: string }>();
  for (const screen of screens)
    base.set(screen, { tab: tab.read(screen).data, live: JSON.stringify(await read(screen)) });
  vi.setSystemTime(start);
  return { tab, live, screens, base };
}

type Sides = Awaited<ReturnType<typeof openSides>>;

/** The ids of created objects: the live server's, the tab's, and the name that both get, by order of creation. */
class CreatedIds {
  readonly #ids: { live: string; tab: string; name: string }[] = [];

  get live() {
    return this.#ids.map(({ live }) => live);
  }

  /** Finds the ids that the same payload has on both sides. */
  add(tab: unknown, live: unknown): void {
    if (typeof tab === 'string' && typeof live === 'string') {
      // An alert is identified by its search, so the sample's alerts have other ids.
      const isCreated = /-[\da-f]{16}$/.test(live) || tab.startsWith('alert-tab-');
      if (!/^[a-z-]+-tab-/.test(tab) || !isCreated || this.#ids.some((one) => one.tab === tab)) return;
      const name = `${tab.replace(/-tab-.*/, '')}-created-${this.#ids.length + 1}`;
      this.#ids.push({ live, tab, name });
    } else if (typeof tab === 'object' && typeof live === 'object' && tab && live)
      for (const [key, value] of Object.entries(tab)) this.add(value, (live as Record<string, unknown>)[key]);
  }

  #replace(value: unknown, from: 'live' | 'tab', to: 'tab' | 'name'): unknown {
    if (this.#ids.length === 0) return value;
    let text = JSON.stringify(value);
    for (const ids of this.#ids) text = text.replaceAll(JSON.stringify(ids[from]).slice(1, -1), ids[to]);
    return JSON.parse(text);
  }

  toTab = <T>(variables: T): T => this.#replace(variables, 'live', 'tab') as T;
  named = (data: unknown, side: 'live' | 'tab') => this.#replace(data, side, 'name');
}

/**
 * Performs a sequence of actions on both sides. Returns the performed actions and the differences of payloads, of all
 * screens, and of a tab in live mode after all actions.
 *
 * Payloads are compared with two rules. An id that both sides have made gets one name. A field of the tab that the
 * document does not select is ignored. Times are equal, because both sides have the same clock.
 */
export async function runSteps({ tab, live, screens, base }: Sides, steps: readonly Step[]) {
  const start = Date.now();
  const server = live.open();
  const liveTab = openLiveTab(server.link);
  const ids = new CreatedIds();
  const performed: string[] = [];
  const found: Difference[] = [];
  const compare = (screen: string, field: string, ofTab: unknown, ofLive: unknown, before?: unknown) => {
    for (const difference of differences(ids.named(ofTab, 'tab'), ids.named(ofLive, 'live'), field, before))
      found.push({ screen, ...difference });
  };
  const allScreens = () => [...screens, ...ids.live.flatMap(screensOfCreated)];
  try {
    await liveTab.show(listScreens[0]!);
    for (const [i, { action, shown, waits, ...choice }] of steps.entries()) {
      vi.setSystemTime(start + i + 1);
      const generator = generators.find(({ name }) => name === action)!;
      const { store } = server;
      const now = new Date().toISOString();
      const variables = generator.variables({ ...choice, store, pool: poolOf(store, ids.live), now });
      if (!variables) continue;
      await liveTab.show(select(allScreens(), shown));
      performed.push(`${action} ${JSON.stringify(ids.named(variables, 'live'))}`);
      const tabPayload = await tab.perform(generator, ids.toTab(variables));
      const livePayload = await liveTab.perform(generator, variables);
      if (waits) await liveTab.settled();
      ids.add(tabPayload, livePayload);
      compare('the payload', action, tabPayload, livePayload);
    }
    await liveTab.settled();
    await compareWithFresh(liveTab, server.link, allScreens(), found);
    vi.setSystemTime(start + readAfter);
    tab.refetch();
    for (const screen of allScreens()) {
      const before = base.get(screen);
      const liveData = await server.read(screen);
      const { data, missing } = tab.read(
        before ? screen : { ...screen, variables: ids.toTab(screen.variables) },
      );
      if (before && data === before.tab && JSON.stringify(liveData) === before.live && steps.length > 0)
        continue;
      if (missing !== undefined)
        found.push({ screen: screen.name, field: 'cache', kind: 'missing', isKept: false, text: missing });
      compare(screen.name, 'Query', data, liveData, before?.tab);
    }
  } finally {
    liveTab.close();
    tab.reset();
    vi.setSystemTime(start);
  }
  return { performed, differences: found };
}

/** Compares what a tab in live mode shows, after all actions have settled, with what a new tab shows. */
async function compareWithFresh(
  liveTab: ReturnType<typeof openLiveTab>,
  link: ApolloLink,
  screens: readonly Screen[],
  found: Difference[],
): Promise<void> {
  if (liveTab.localChanges > 0)
    found.push({
      screen: 'all',
      field: 'localChanges',
      kind: 'stale',
      isKept: false,
      text: 'A simulated change is left.',
    });
  for (const screen of screens) {
    const { data, missing } = liveTab.read(screen);
    // The client fetches what its cache lacks.
    if (missing !== undefined) continue;
    for (const difference of differences(data, await readFresh(link, screen), 'Query'))
      found.push({ screen: screen.name, ...difference, kind: 'stale' });
  }
}
