import { byId, refer } from '../shared/lookup.ts';
import { courses } from '../product/fixtures/courses.ts';
import { products } from '../product/fixtures/products.ts';
import { newestFirst, type Clock } from '../shared/time.ts';
import { creatorProducts, creatorWeeks } from './fixtures.ts';
import type { CreatorDashboardRecord } from './records.ts';

/** The viewer's own products, newest first. */
export function createCreatorStore(clock: Clock) {
  const productsById = byId(products(clock));
  const coursesById = byId(courses(clock));
  const all = creatorProducts(clock, {
    product: (id) => refer(productsById, id),
    course: (id) => refer(coursesById, id),
  }).toSorted(newestFirst(({ createdAt }) => createdAt));
  const creatorDashboard: CreatorDashboardRecord = { all, weeks: creatorWeeks(clock) };
  return { creatorProducts: byId(all), creatorDashboard };
}
