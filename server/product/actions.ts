import { soldDeed } from '../effects/deeds.ts';
import { renewedNotification } from '../effects/notification.ts';
import { isMarkedBy } from '../shared/marks.ts';
import { refuse, refuseUnknown, type ActionName, type ActionsOf, type Now } from '../data/action.ts';
import type { Change } from '../data/changes.ts';
import { refuseOtherPrice } from '../data/expectedPrice.ts';
import { creatorFigures } from '../effects/creatorFigures.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { CourseRecord, ShopItemRecord } from './records.ts';
import { modulesOf } from './modules.ts';

const isCourse = ({ store }: Now, item: ShopItemRecord): item is CourseRecord => store.courses.has(item.id);

/** Counts `downloads` more; a course that was not owned gets an enrollment. */
function counted(now: Now, item: ShopItemRecord, downloads: number, isNew: boolean): Change[] {
  const total = item.downloads + downloads;
  if (isCourse(now, item)) {
    const enrollments = item.enrollments + Number(isNew);
    return [{ put: 'courses', record: { ...item, downloads: total, enrollments } }];
  }
  return downloads > 0 ? [{ put: 'products', record: { ...item, downloads: total } }] : [];
}

/** The changes that make an item the viewer's own. `sales` is 1 for a new copy; one without a price is no sale. */
function own(now: Now, item: ShopItemRecord, downloads = 0): Change[] {
  const isNew = !isMarkedBy(now.store, 'ownedProducts', item.id);
  return [
    ...counted(now, item, downloads, isNew),
    ...creatorFigures(now, item, { downloads, sales: isNew ? 1 : 0 }),
    { mark: 'ownedProducts', id: item.id, on: true },
  ];
}

/** Records the purchase of an item, or the enrollment in a free course, and notifies the seller; not for an owned item. */
function sale(now: Now, item: ShopItemRecord): Change[] {
  const { id, sellerId, title, price } = item;
  if (isMarkedBy(now.store, 'ownedProducts', id)) return [];
  const purchase = { id: now.newId('purchase'), ownerId: now.viewerId, itemId: id, price, boughtAt: now.at };
  const sold = { title, isCourse: isCourse(now, item) };
  const deedOf = (count: number, usd: number) => soldDeed(sold, count, usd);
  const event = { kind: 'MARKETPLACE', event: 'sales', subjectId: id, deedOf, usd: price } as const;
  return [{ put: 'purchases', record: purchase }, ...renewedNotification(sellerId, event, now)];
}

/** The actions on products and courses, each a `LiveAction`. `server/live/actions.ts` collects those of all nouns. */
export const productActions = {
  // A deleted product has no page for people who do not own it, so `marking` does not apply.
  setProductWishlisted: {
    right: 'member',
    decide: ({ productId: id, wishlisted }, { store }) =>
      store.shopItems.has(id)
        ? [{ mark: 'wishlistedProducts', id, on: wishlisted }]
        : refuseUnknown('productId'),
    payload: ({ productId }, { store }) => ({ product: getOrThrow(store.shopItems, productId) }),
  },
  buyProduct: {
    right: 'member',
    decide: ({ productId, expectedPrice }, now) => {
      const item = now.store.shopItems.get(productId);
      if (!item) return refuseUnknown('productId');
      // In simulated mode the viewer can buy own items, because the sample's shop lists them.
      if (item.sellerId === now.viewerId && !now.isSimulated)
        return refuse(
          'NOT_ALLOWED',
          'productId',
          `You cannot buy your own ${isCourse(now, item) ? 'course' : 'product'}.`,
        );
      return refuseOtherPrice(item.price, expectedPrice, 'buy') ?? [...own(now, item), ...sale(now, item)];
    },
    payload: ({ productId }, { store }) => ({ product: getOrThrow(store.shopItems, productId) }),
  },
  downloadProduct: {
    right: 'member',
    decide: ({ productId }, now) => {
      const item = now.store.shopItems.get(productId);
      if (!item) return refuseUnknown('productId');
      if (item.price > 0 && !isMarkedBy(now.store, 'ownedProducts', productId))
        return refuse('NOT_ALLOWED', 'productId', 'Buy the product before you download it.');
      return own(now, item, item.sellerId === now.viewerId ? 0 : 1);
    },
    payload: ({ productId }, { store }) => ({ product: getOrThrow(store.shopItems, productId) }),
  },
  enrollInCourse: {
    right: 'member',
    decide: ({ courseId }, now) => {
      const course = now.store.courses.get(courseId);
      if (!course) return refuseUnknown('courseId');
      if (course.sellerId === now.viewerId && !now.isSimulated)
        return refuse('NOT_ALLOWED', 'courseId', 'You cannot enroll in your own course.');
      if (course.price > 0) return refuse('NOT_ALLOWED', 'courseId', 'Buy this course: it is not free.');
      return [...own(now, course), ...sale(now, course)];
    },
    payload: ({ courseId }, { store }) => ({ course: getOrThrow(store.courses, courseId) }),
  },
  setLessonCompleted: {
    right: 'owner',
    decide: ({ courseId, lessonId, completed }, { store }) => {
      const course = store.courses.get(courseId);
      if (!course) return refuseUnknown('courseId');
      if (!modulesOf(course).some(({ lessons }) => lessons.some(({ id }) => id === lessonId)))
        return refuseUnknown('lessonId');
      if (!isMarkedBy(store, 'ownedProducts', courseId))
        return refuse('NOT_ALLOWED', 'courseId', 'Enroll in the course before you complete a lesson.');
      return [{ mark: 'completedLessons', id: lessonId, on: completed }];
    },
    payload: ({ courseId, lessonId }, { store }) => {
      const course = getOrThrow(store.courses, courseId);
      const lessons = modulesOf(course).flatMap((module) => module.lessons);
      return { course, lesson: lessons.find(({ id }) => id === lessonId) ?? null };
    },
  },
} satisfies Partial<ActionsOf<ActionName>>;
