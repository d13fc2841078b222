import type { CourseRecord, LessonRecord } from './records.ts';

/** A course's modules; the id of each lesson derives from its position, which no action changes. */
export const modulesOf = ({ id, modules }: CourseRecord) =>
  modules.map(({ title, lessons }, i) => ({
    title,
    lessons: lessons.map((lesson, j): LessonRecord => ({ ...lesson, id: `${id}-${i + 1}-${j + 1}` })),
  }));
