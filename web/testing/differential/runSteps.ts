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

/** Opens what answers, and lists the screens. */
export function openSides() {
  const screens = [...listScreens, ...screensOfPool(poolOf(createStore()))];
  return { live: createLive(screens), screens };
}

/**
 * Performs a sequence of actions in a tab of simulated mode and in live mode. Returns the performed actions and the
 * differences of payloads, of all screens, and of a tab in live mode after all actions. An action has the same id on both
 * sides, so created objects do, too. Times are equal, because both sides have the same clock.
 */
export async function runSteps({ live, screens }: ReturnType<typeof openSides>, steps: readonly Step[]) {
  const start = Date.now();
  const server = live.open();
  const liveTab = openLiveTab(server.link);
  const tab = openTab(createStore());
  const created: string[] = [];
  const performed: string[] = [];
  const found: Difference[] = [];
  const compare = (screen: string, field: string, ofTab: unknown, ofLive: unknown) => {
    for (const difference of differences(ofTab, ofLive, field)) found.push({ screen, ...difference });
  };
  const allScreens = () => [...screens, ...created.flatMap(screensOfCreated)];
  try {
    await liveTab.show(listScreens[0]!);
    for (const [i, { action, shown, waits, ...choice }] of steps.entries()) {
      vi.setSystemTime(start + i + 1);
      const generator = generators.find(({ name }) => name === action)!;
      const { store } = server;
      const now = new Date().toISOString();
      const variables = generator.variables({ ...choice, store, pool: poolOf(store, created), now });
      if (!variables) continue;
      await liveTab.show(select(allScreens(), shown));
      performed.push(`${action} ${JSON.stringify(variables)}`);
      const { payload, actionId } = await liveTab.perform(generator, variables);
      compare('the payload', action, await tab.perform(generator, variables, actionId), payload);
      if (waits) await liveTab.settled();
      created.push(...createdIds(payload, created));
    }
    await liveTab.settled();
    await compareWithFresh(liveTab, server.link, allScreens(), found);
    vi.setSystemTime(start + readAfter);
    for (const screen of allScreens())
      compare(screen.name, 'Query', await tab.read(screen), await server.read(screen));
  } finally {
    liveTab.close();
    vi.setSystemTime(start);
  }
  return { performed, differences: found };
}

/** The ids of created objects in a payload that are not known yet. */
function createdIds(payload: unknown, known: readonly string[]): string[] {
  if (typeof payload === 'string')
    return /^[a-z-]+-[\da-f]{16}$/.test(payload) && !known.includes(payload) ? [payload] : [];
  if (typeof payload !== 'object' || payload === null) return [];
  return [...new Set(Object.values(payload).flatMap((value) => createdIds(value, known)))];
}

/** Compares what a tab in live mode shows, after all actions have settled, with what a new tab shows. */
async function compareWithFresh(
  liveTab: ReturnType<typeof openLiveTab>,
  link: ApolloLink,
  screens: readonly Screen[],
  found: Difference[],
): Promise<void> {
  for (const screen of screens) {
    const { data, missing } = liveTab.read(screen);
    // The client fetches what its cache lacks.
    if (missing !== undefined) continue;
    for (const difference of differences(data, await readFresh(link, screen), 'Query'))
      found.push({ screen: screen.name, ...difference, kind: 'stale' });
  }
}
