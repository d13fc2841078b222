import { modulesOf } from '../product/modules.ts';
import type { ActionName } from '../data/action.ts';
import type { Store } from '../data/store.ts';

/** What the viewer does first, so that each action has an object. */
export const preparations: readonly ActionName[] = [
  'applyToJob',
  'createAccessToken',
  'enrollInCourse',
  'submitProposal',
];

/** Inputs of actions to which the names of the contract do not lead. */
export const moreInputs = (store: Store): Partial<Record<ActionName, Record<string, unknown>[]>> => ({
  setLessonCompleted: Array.from(store.courses.values()).map((course) => ({
    courseId: course.id,
    lessonId: modulesOf(course)[0]!.lessons[0]!.id,
    completed: true,
  })),
  share: [{ id: 'job-brand-designer', method: 'COPY_LINK' }],
});
