import { growBy } from '../apollo/optimistic.ts';
import { action } from '../generated/actions.ts';
import { defineAction } from './defineAction.ts';

export const setProductWishlisted = defineAction(action('setProductWishlisted')).with({
  optimistic: ({ input: { productId: id, wishlisted } }) => [
    // The id is of one of the two types. Apollo ignores the one that is not cached.
    { __typename: 'Product', id, viewerHasWishlisted: wishlisted },
    { __typename: 'Course', id, viewerHasWishlisted: wishlisted },
  ],
  notice: (_payload, { input: { wishlisted } }) =>
    wishlisted
      ? { title: 'Added to wishlist', description: 'This product has been added to your wishlist.' }
      : { title: 'Removed from wishlist' },
});

export const downloadProduct = defineAction(action('downloadProduct')).with({
  notice: { title: 'Download started', description: 'Your file will be downloaded shortly.' },
});

export const buyProduct = defineAction(action('buyProduct')).with({
  notice: {
    title: 'Purchased',
    description: 'It is in your library. Payments are simulated: nothing was charged.',
  },
});

export const enrollInCourse = defineAction(action('enrollInCourse')).with({
  notice: ({ course }) => ({ title: "You're enrolled", description: course?.title ?? '' }),
});

export const setLessonCompleted = defineAction(action('setLessonCompleted')).with({
  optimistic: ({ input: { courseId, lessonId, completed } }) => [
    { __typename: 'CourseLesson', id: lessonId, viewerHasCompleted: completed },
    { __typename: 'Course', id: courseId, completedLessonCount: growBy(completed) },
  ],
});
