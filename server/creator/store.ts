import { byId } from '../shared/lookup.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';
import type { CreatorDashboardRecord } from './records.ts';

/** The viewer's own products, newest first. */
export function createCreatorStore({ creatorProducts, creatorWeeks }: Sample) {
  const all = creatorProducts.toSorted(newestFirst(({ createdAt }) => createdAt));
  const creatorDashboard: CreatorDashboardRecord = { all, weeks: creatorWeeks };
  return { creatorProducts: byId(all), creatorDashboard };
}
