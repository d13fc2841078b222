import { ChevronDown, PlayCircle } from 'lucide-react';
import { useState } from 'react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { CourseProgress } from '../../components/product/CourseProgress.tsx';
import { graphql } from '../../generated/gql.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { useAction } from '../../actions/useAction.ts';
import { CheckRow } from '../../ui/CheckRow.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment CourseOutline_course on Course {
    id
    duration
    moduleCount
    lessonCount
    completedLessonCount
    viewerOwns
    modules {
      title
      lessons {
        id
        title
        viewerHasCompleted
      }
    }
  }
`);

const setLessonCompleted = async () => (await import('../../actions/product.ts')).setLessonCompleted;

interface LessonBoxProps {
  courseId: string;
  lesson: { id: string; title: string; viewerHasCompleted: boolean };
}

/** A lesson of an owned course; ticked once the viewer has completed it. */
function LessonBox({ courseId, lesson }: LessonBoxProps) {
  const [complete] = useAction(setLessonCompleted);
  return (
    <CheckRow
      label={<span dir="auto">{lesson.title}</span>}
      checked={lesson.viewerHasCompleted}
      onChange={({ target: { checked } }) =>
        void complete({ input: { courseId, lessonId: lesson.id, completed: checked } })
      }
    />
  );
}

/** The outline of a course. Enrolled viewers tick lessons. The first incomplete module is open, or else the first one. */
export function CourseOutline({ course }: { course: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, course);
  const { id, viewerOwns, duration, moduleCount, lessonCount, completedLessonCount, modules } = data;
  const isIncomplete = ({ lessons }: (typeof modules)[number]) =>
    lessons.some((lesson) => !lesson.viewerHasCompleted);
  // Chosen once: completing a module must not close it.
  const [initiallyOpen] = useState(() => Math.max(0, modules.findIndex(isIncomplete)));
  return (
    <section aria-labelledby="outline" className="min-w-0">
      <h2 id="outline" className="font-display text-xl font-[650] tracking-[-0.015em]">
        Course outline
      </h2>
      <p className="num mt-1 text-sm text-muted">
        {formatCount(moduleCount, 'module')} · {formatCount(lessonCount, 'lesson')} · {duration}
      </p>
      {viewerOwns && (
        <>
          <p className="mt-1 text-sm text-muted">
            The sample has no lesson contents. Ticking a lesson marks your progress.
          </p>
          <div role="status" className="mt-3">
            <CourseProgress completed={completedLessonCount} lessons={lessonCount} />
          </div>
        </>
      )}
      <ol className="card mt-3.5 divide overflow-hidden">
        {modules.map(({ title, lessons }, i) => (
          <li key={title}>
            <details open={i === initiallyOpen} className="group">
              <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden px-card py-2.5 font-semibold -outline-offset-2 hover:bg-hover">
                <span dir="auto" className="min-w-0 grow break-words">
                  {i + 1}. {title}
                </span>
                <span className="num flex-none text-sm font-normal text-subtle">
                  {viewerOwns && `${lessons.filter((lesson) => lesson.viewerHasCompleted).length} of `}
                  {formatCount(lessons.length, 'lesson')}
                </span>
                <ChevronDown aria-hidden className="size-4 flex-none text-subtle group-open:rotate-180" />
              </summary>
              <ol className="grid gap-1.5 px-card pb-4 text-muted">
                {lessons.map((lesson) =>
                  viewerOwns ? (
                    <li key={lesson.id}>
                      <LessonBox courseId={id} lesson={lesson} />
                    </li>
                  ) : (
                    <li key={lesson.id} dir="auto" className="flex gap-2.5 break-words">
                      <PlayCircle
                        aria-hidden
                        className="mt-0.5 size-4 flex-none text-subtle"
                        strokeWidth={1.75}
                      />
                      {lesson.title}
                    </li>
                  ),
                )}
              </ol>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
