import { formatCount } from '../../../schema/rules/numbers.ts';

export const CourseProgress = ({ completed, lessons }: { completed: number; lessons: number }) => {
  const text = `${completed} of ${formatCount(lessons, 'lesson')} completed`;
  return (
    <div className="grid grid-cols-1 gap-1">
      <progress aria-label="Progress" className="course-progress" value={completed} max={lessons} />
      <p className="num text-xs text-muted">{text}</p>
    </div>
  );
};
