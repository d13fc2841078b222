import { useAction } from '../../actions/useAction.ts';
import { CheckRow } from '../../ui/CheckRow.tsx';

const setLessonCompleted = async () => (await import('../../actions/product.ts')).setLessonCompleted;

interface Props {
  courseId: string;
  lesson: { id: string; title: string; viewerHasCompleted: boolean };
}

/** A lesson of an own course; ticked once the viewer has completed it. */
export function LessonBox({ courseId, lesson }: Props) {
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
